"""Rules English: reading it, writing it, and weaving figures into it."""
