"""Values are put where they belong, each with its place."""

from rulewright.source.alignment import PLAIN
from rulewright.source.document import COLLECTION
from rulewright.source.tree import Tree


def test_a_mapping_with_a_list() -> None:
    """The text is `fee: [1, 20]`."""
    tree = Tree()
    tree.begin({}, 0)
    assert tree.depth == 1
    assert tree.wants_key
    assert tree.name("fee", (0, 3)) == (0, 3)
    assert not tree.wants_key
    tree.begin([], 5)
    tree.put(1, (6, 7), PLAIN, 7)
    tree.put(20, (9, 11), PLAIN, 11)
    tree.close(12)
    tree.close(None)
    assert tree.depth == 0
    assert tree.top is None
    assert tree.root == {"fee": [1, 20]}
    assert tree.spots == [
        *(-1, -1, 0, 12, COLLECTION),
        *(0, 3, 5, 12, COLLECTION),
        *(-1, -1, 6, 7, PLAIN),
        *(-1, -1, 9, 11, PLAIN),
    ]


def test_without_brackets_a_collection_ends_with_its_last_value() -> None:
    tree = Tree()
    tree.begin([], 0)
    tree.put("text", (2, 90), PLAIN, 40)
    tree.close(None)
    assert tree.spots[3] == 40


def test_a_key_that_comes_again_tells_where_it_was_first() -> None:
    tree = Tree()
    tree.begin({}, 0)
    tree.name("fee", (0, 3))
    tree.put(1, (5, 6), PLAIN, 6)
    assert tree.name("fee", (7, 10)) == (0, 3)
    assert tree.name("cost", (12, 16)) == (12, 16)


def test_a_collection_in_place_of_a_key_leaves_no_trace() -> None:
    tree = Tree()
    tree.begin({}, 0)
    tree.begin([], 0)
    tree.put(1, (1, 2), PLAIN, 2)
    tree.close(3)
    assert not tree.wants_key
    top = tree.top
    assert top is not None
    assert top.key_at == (0, 3)
    tree.put(2, (5, 6), PLAIN, 6)
    tree.close(None)
    assert tree.root == {"": 2}
