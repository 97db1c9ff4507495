"""Words of the Training Run."""

from unit.mandate2038.verbs.lectern import compiler, holds, table


def test_a_domain_is_new_until_it_is_in_the_run() -> None:
    t = table()
    assert holds(t, {"domain": "new"}, face="training.web")
    assert not holds(t, {"domain": "known"}, face="training.web")
    t.v[t.r.at.run_domains] = 1 << t.r.domain_ids.index("web")
    assert holds(t, {"domain": "known"}, face="training.web")
    assert holds(t, {"domain": "new"}, face="training.code")


def test_domains_are_all_there_or_some_are_missing() -> None:
    t = table()
    t.v[t.r.at.run_domains] = 0b0111111
    assert holds(t, {"domains": "missing"}, face="training.curated_corpus")
    t.v[t.r.at.run_domains] = 0b1111111
    assert holds(t, {"domains": "all"}, face="training.curated_corpus")
    assert not holds(t, {"domains": "missing"}, face="training.curated_corpus")


def test_ending_a_run_loses_what_is_not_banked() -> None:
    t = table()
    c = compiler(t, "training.human_evaluation")
    c.op({"op": "add_provisional", "n": 4}).do(t.s, 0)
    assert t.v[t.r.at.run_provisional] == 4
    t.v[t.r.at.run_duplicate] = 1
    c.op({"op": "discard_card"}).do(t.s, 0)
    c.op({"op": "end_run"}).do(t.s, 0)
    at = t.r.at
    assert (t.v[at.run_duplicate], t.v[at.run_over], t.v[at.run_provisional]) == (
        0,
        1,
        0,
    )
