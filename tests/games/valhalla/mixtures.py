"""Mixtures of options worth playing in every contract test, besides those every game gets."""

MIXTURES = (
    (2, ("dvergar", "last_viking", "loki", "tyr", "valkyries")),
    (3, ("dvergar", "loki", "thor", "tyr", "valkyries")),
    (4, ("alliance", "dvergar", "last_viking", "loki", "thor", "tyr", "valkyries")),
    (4, ("dvergar", "loki", "partnership", "thor")),
    (5, ("built_hand", "five_jarls", "last_viking", "loki", "thor", "valkyries")),
    (6, ("dvergar", "five_jarls", "last_viking", "loki", "partnership", "thor", "tyr", "valkyries")),
    (6, ("built_hand", "last_viking", "tyr")),
    (1, ("hel", "level_3", "valkyries")),
    (1, ("jormungandr", "level_2")),
    (1, ("surtr", "valkyries")),
    (3, ("cooperative", "hel", "valkyries")),
    (4, ("cooperative", "jormungandr", "level_2")),
)
