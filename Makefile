N ?= 1000

.PHONY: play terminal test check bench rules docs fuzz shots clean ready

play:
	@scripts/install && scripts/web && scripts/compile
	@scripts/python .venv/bin/meadhall serve --open

terminal:
	@scripts/install && scripts/compile
	@scripts/python .venv/bin/meadhall play blood_rage --seats 4 --you 1

test:
	@scripts/test

check:
	@scripts/check

bench:
	@scripts/bench $(if $(RECORD),--record)

rules: ready
	@scripts/python scripts/rules

docs: ready
	@scripts/python scripts/docs

fuzz: ready
	@scripts/python -m tests.fuzz --games $(N)

shots: ready
	@scripts/services && scripts/web
	@scripts/python scripts/shots

clean:
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

ready:
	@scripts/install --dev && scripts/compile
