"""Playing over sockets: answers, sealed answers, undo, clocks, spectators, chat."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TypeAlias

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meadhall.server import live
from meadhall.server.wire import Ack, Because, ChatFrame, Hinted, RefusedFrame, StateFrame, TableRow
from tests.server.players import Asked, Person, Reply, Socket, closing, newest, play_on, seen

pytestmark = pytest.mark.anyio
Arrive: TypeAlias = Callable[[str], Awaitable[Person]]


@pytest.fixture
async def arrive(address: str) -> AsyncIterator[Arrive]:
    async with AsyncExitStack() as stack:

        async def come(name: str) -> Person:
            browser = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}"))
            person = Person(address, browser)
            await person.post("/api/guest", {"name": name}, 201)
            return person

        yield come


async def two_at_a_table(arrive: Arrive, **wanted: object) -> tuple[Person, Person, TableRow]:
    ann, bo = await arrive("Ann"), await arrive("Bo")
    table = await ann.open(seats=2, public=True, **wanted)
    await bo.post(f"/api/tables/{table.id}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table.id}/start")
    return ann, bo, table


def refused(reply: Reply) -> str:
    assert isinstance(reply, RefusedFrame), reply
    return reply.key


async def whose_turn(first: Socket, second: Socket) -> tuple[int, Socket, Asked]:
    """The one seat that is asked."""
    for seat, socket in enumerate((first, second)):
        question = seen(await newest(socket)).question
        if question is not None and seat in question.seats:
            return seat, socket, question
    raise AssertionError("nobody is asked")


async def until(kind: str, first: Socket, second: Socket, chance: random.Random) -> Asked:
    """Play on at random until this is asked."""
    for _ in range(400):
        seat, socket, question = await whose_turn(first, second)
        if question.kind == kind:
            return question
        assert isinstance(await socket.answer(seat, question, chance.choice(question.options)), Ack)
    raise AssertionError(f"{kind} is never asked")


# -- answers ------------------------------------------------------------------------------------------
async def test_an_answer_is_acknowledged_and_seen_by_all(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        assert isinstance(await socket.answer(seat, question, question.options[0]), Ack)
        for other in (first, second):
            assert (await newest(other)).table.steps == 1


async def test_a_repeat_is_harmless(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        frame = {
            "type": "answer",
            "id": "once",
            "seat": seat,
            "number": question.number,
            "option": question.options[0],
        }
        for _ in range(3):
            await socket.send(frame)
            assert isinstance(await socket.reply("once"), Ack)
        assert (await newest(first)).table.steps == 1


async def test_a_stale_answer_is_refused_with_what_changed(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        await socket.answer(seat, question, question.options[0])
        other = await whose_turn(first, second)
        await other[1].answer(other[0], other[2], other[2].options[0])
        await newest(socket)
        assert refused(await socket.answer(seat, question, question.options[0])) == "stale"
        assert (await socket.state()).table.steps == 2


async def test_what_is_no_option_is_refused_with_its_rule(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        question = await until("action", first, second, random.Random(3))
        seat, socket, _ = await whose_turn(first, second)
        steps = (await newest(first)).table.steps
        reply = await socket.answer(seat, question, "invade:figure=ship:to=gimle")
        assert isinstance(reply, RefusedFrame)
        assert (reply.key, reply.rule[:3]) == ("not-an-option", "BR-")
        assert refused(await socket.answer(seat, question, "dance")) == "not-an-option"
        assert refused(await socket.answer(1 - seat, question, question.options[0])) == "not-your-seat"
        assert refused(await socket.answer(5, question, question.options[0])) == "not-your-seat"
        why = await socket.say("why", seat=seat, option="invade:figure=ship:to=gimle")
        assert why == Because(why.id, reply.rule)
        assert (await newest(first)).table.steps == steps


async def test_one_who_is_not_asked_is_told_so(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, _, question = await whose_turn(first, second)
        other = (second, first)[seat]
        assert refused(await other.answer(1 - seat, question, question.options[0])) == "not-asked"
        assert refused(await other.say("why", seat=1 - seat, option="pass")) == "not-asked"


async def test_a_sealed_answer_can_be_changed_and_the_other_learns_nothing(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        question = await until("draft", first, second, random.Random(4))
        before = msgspec.json.encode((await newest(second)).view)
        told = len(second.texts)
        assert isinstance(await first.answer(0, question, question.options[0]), Ack)
        one = (await newest(second)).view
        assert isinstance(await first.answer(0, question, question.options[1]), Ack)
        two = (await newest(second)).view
        mine = seen(await newest(first)).question
        assert mine is not None
        assert mine.given == question.options[1]
        assert one == two
        assert msgspec.json.encode(one) != before  # that somebody has answered is no secret
        for text in second.texts[told:]:
            state = msgspec.json.decode(text, type=StateFrame)
            assert state.events == []


async def test_reconnecting_resumes_where_it_was(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    chance = random.Random(5)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], chance, 40)
        last = await newest(first)
        had = last.events_from + len(last.events)
        await whose_turn(first, second)
    async with ann.at(table.id, 0, since=had) as again:
        state = await again.state()
        assert (state.view, state.events, state.events_from) == (last.view, [], had)
    async with ann.at(table.id, 0) as afresh:
        state = await afresh.state()
        assert len(state.events) == had
        assert [event["n"] for event in state.events] == list(range(had))


async def test_events_reach_each_eye_once_and_in_order(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], random.Random(6), 60)
        for socket in (first, second):
            await newest(socket)
            numbers = [
                event["n"]
                for frame in socket.frames
                if isinstance(frame, StateFrame)
                for event in frame.events
            ]
            assert numbers == list(range(len(numbers)))


# -- eyes ---------------------------------------------------------------------------------------------
async def test_nobody_looks_through_anothers_eyes(arrive: Arrive) -> None:
    _, bo, table = await two_at_a_table(arrive)
    with pytest.raises(ConnectionClosed) as closed:
        async with bo.at(table.id, 0) as socket:
            await socket.state()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


@pytest.mark.parametrize(("watch", "may"), [("off", False), ("public", True)])
async def test_spectators_see_what_a_table_lets_them(arrive: Arrive, watch: str, may: bool) -> None:
    *_, table = await two_at_a_table(arrive, watch=watch)
    eve = await arrive("Eve")
    if may:
        async with eve.at(table.id, None) as socket:
            state = await socket.state()
            assert state.seat is None
            question = seen(state).question
            assert question is not None
            assert question.options == []
            assert refused(await socket.say("say", text="psst")) == "chat-seats"
    else:
        with pytest.raises(ConnectionClosed):
            async with eve.at(table.id, None) as socket:
                await socket.state()


async def test_delayed_spectators_see_the_past(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "DELAY", 600_000)
    ann, bo, table = await two_at_a_table(arrive, watch="delayed")
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], random.Random(7), 10)
        eve = await arrive("Eve")
        async with eve.at(table.id, None) as socket:
            frame = await socket.room()
            assert (frame.table.steps, frame.table.waiting) == (0, [])
        monkeypatch.setattr(live, "DELAY", 0)
        async with eve.at(table.id, None) as socket:
            assert (await socket.state()).table.steps == 10


async def test_the_tables_past_comes_to_a_delayed_spectator_by_itself(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "DELAY", 700)
    ann, bo, table = await two_at_a_table(arrive, watch="delayed")
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await play_on([(0, first), (1, second)], random.Random(8), 5)
        eve = await arrive("Eve")
        async with eve.at(table.id, None) as socket:
            while (await socket.state()).table.steps < 5:
                pass


async def test_hot_seat_is_one_person_with_several_seats(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open(seats=2, mine=[0, 1], start=True)
    async with ann.at(table.id, 0) as socket:
        for _ in range(30):
            state = await newest(socket)
            question = seen(state).question
            assert question is not None
            if state.seat not in question.seats:
                await socket.hello(question.seats[0])
                state = await socket.state()
                question = seen(state).question
                assert question is not None
            assert state.seat is not None
            assert isinstance(await socket.answer(state.seat, question, question.options[0]), Ack)
        assert (await newest(socket)).table.steps == 30


# -- undo ---------------------------------------------------------------------------------------------
async def test_undo_is_free_while_nobody_learnt_anything(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        question = await until("action", first, second, random.Random(9))
        seat, socket, _ = await whose_turn(first, second)
        before = await newest(socket)
        march = next((option for option in question.options if option.startswith("march")), None)
        option = march or next(option for option in question.options if option.startswith("invade"))
        assert isinstance(await socket.answer(seat, question, option), Ack)
        assert (await newest(socket)).table.undo_free
        assert isinstance(await socket.say("undo", seat=seat), Ack)
        after = await newest(socket)
        assert after.view == before.view
        assert after.table.steps == before.table.steps
        assert after.events_from + len(after.events) == before.events_from + len(before.events)


async def test_otherwise_the_others_are_asked(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        chance = random.Random(10)
        await play_on([(0, first), (1, second)], chance, 30)
        while (await newest(first)).table.undo_free:
            seat, socket, question = await whose_turn(first, second)
            await socket.answer(seat, question, chance.choice(question.options))
        for yes in (False, True):
            before = await newest(first)
            assert isinstance(await first.say("undo", seat=0), Ack)
            asked = (await newest(second)).table.undo
            assert asked is not None
            assert (asked.seat, asked.needed) == (0, [1])
            assert refused(await first.say("consent", seat=0, yes=True)) == "undo-nothing"
            assert refused(await first.say("undo", seat=0)) == "undo-asked"
            assert isinstance(await second.say("consent", seat=1, yes=yes), Ack)
            after = await newest(first)
            assert after.table.undo is None
            assert (after.table.steps == asked.step) == yes
            assert (after.table.steps == before.table.steps) != yes


async def test_against_bots_undo_is_always_allowed(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open(seats=3, bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        for _ in range(12):
            _, question = await socket.asked()
            await socket.answer(0, question, question.options[-1])
        state, _ = await socket.asked()
        assert state.table.undo_free
        assert isinstance(await socket.say("undo", seat=0), Ack)
        again, question = await socket.asked()
        assert again.table.steps < state.table.steps
        assert isinstance(await socket.answer(0, question, question.options[0]), Ack)


async def test_there_is_nothing_to_take_back_at_first(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first:
        await first.state()
        assert refused(await first.say("undo", seat=0)) == "undo-nothing"


# -- away ---------------------------------------------------------------------------------------------
async def test_a_bot_plays_on_for_one_who_left_and_the_seat_is_theirs_again(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive, away_level="random")
    await bo.post(f"/api/tables/{table.id}/leave")
    async with ann.at(table.id, 0) as first:
        for _ in range(10):
            _, question = await first.asked()
            await first.answer(0, question, question.options[0])
        assert (await ann.row(table.id)).seats[1].away
        async with bo.at(table.id, 1) as second:
            await second.state()
            assert isinstance(await second.say("back", seat=1), Ack)
            assert not (await ann.row(table.id)).seats[1].away


async def test_when_the_clock_falls_a_bot_plays_on(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive, away_level="random", clock={"step": 5, "reserve": 0})
    async with ann.at(table.id, 0) as first:
        state = await first.state()
        while not any(seat.away for seat in state.table.seats):
            state = await first.state()
        due = [seat.due for seat in state.table.seats if seat.due is not None]
        assert all(at > state.table.now for at in due)


# -- hints --------------------------------------------------------------------------------------------
async def test_a_bot_tells_what_it_would_answer_where_the_table_allows_it(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive, hints=True)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, question = await whose_turn(first, second)
        hinted = await socket.say("hint", seat=seat)
        assert isinstance(hinted, Hinted)
        assert hinted.number == question.number and hinted.option in question.options
        assert refused(await socket.say("hint", seat=1 - seat)) == "not-your-seat"
        assert (await newest(socket)).table.steps == 0
        other = second if socket is first else first
        assert not any("hinted" in text for text in other.texts)


async def test_there_are_no_hints_elsewhere(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        seat, socket, _ = await whose_turn(first, second)
        assert refused(await socket.say("hint", seat=seat)) == "no-hints"


# -- chat ---------------------------------------------------------------------------------------------
async def test_chat_is_heard_kept_and_limited(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await second.state()
        assert isinstance(await first.say("say", text="  Skål,\n\0 Bo! "), Ack)
        line = (await second.chat()).lines[0]
        assert (line.text, line.who.name, line.seat) == ("Skål, Bo!", "Ann", 0)
        assert refused(await first.say("say", text=" \n ")) == "chat-empty"
        for n in range(4):
            assert isinstance(await first.say("say", text=str(n)), Ack)
        assert refused(await first.say("say", text="enough?")) == "chat-often"
    async with bo.at(table.id, 1) as later:
        assert [line.text for line in (await later.chat()).lines] == ["Skål, Bo!", "0", "1", "2", "3"]


async def test_what_is_said_again_is_heard_once(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        for _ in range(2):
            await first.send({"type": "say", "id": "the-same", "text": "Skål!"})
            assert isinstance(await first.reply("the-same"), Ack)
        assert isinstance(await second.say("say", text="Skål!"), Ack)
    async with bo.at(table.id, 1) as later:
        assert [line.who.name for line in (await later.chat()).lines] == ["Ann", "Bo"]


async def test_one_who_is_muted_is_not_heard(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    row = await ann.row(table.id)
    other = row.seats[0].who
    assert other is not None
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await second.state()
        assert (await bo.browser.put(f"/api/mutes/{other.id}")).status_code == 204
        await first.say("say", text="can you hear me?")
        await newest(second)
        assert all(frame.lines == [] for frame in second.frames if isinstance(frame, ChatFrame))
        assert not any("hear me" in text for text in second.texts)


# -- the end --------------------------------------------------------------------------------------------
async def finished(ann: Person, seats: int = 2) -> str:
    table = await ann.open(seats=seats, bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        while True:
            state = await socket.state()
            view = seen(state)
            if view.over:
                return table.id
            if view.question is not None and 0 in view.question.seats:
                await socket.answer(0, view.question, view.question.options[0])


async def test_a_finished_game_is_replayed_forked_and_played_again(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await finished(ann)
    row = await ann.row(table)
    assert (row.state, row.waiting) == ("over", [])
    assert row.scores is not None
    assert row.winners == [seat for seat, score in enumerate(row.scores) if score == max(row.scores)]

    first = (await ann.browser.get(f"/api/tables/{table}/replay/0")).json()
    last = (await ann.browser.get(f"/api/tables/{table}/replay/{row.steps}?seat=1")).json()
    assert (first["step"], first["steps"], last["view"]["over"]) == (0, row.steps, True)
    assert (await ann.browser.get(f"/api/tables/{table}/replay/{row.steps + 1}")).status_code == 404
    assert (await ann.browser.get(f"/api/tables/{table}/replay/1?seat=2")).status_code == 404

    forked = (
        await ann.post(f"/api/tables/{table}/fork", {"step": 9, "seat": 1, "level": "random"}, 201)
    ).json()
    assert forked["fork_of"] == table
    async with ann.at(forked["id"], 1) as socket:
        state, question = await socket.asked()
        assert state.table.steps >= 9
        assert isinstance(await socket.answer(1, question, question.options[0]), Ack)

    again = (await ann.post(f"/api/tables/{table}/rematch")).json()
    assert again["id"] == (await ann.post(f"/api/tables/{table}/rematch")).json()["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["human", "bot"]
    assert (await ann.row(table)).rematch == again["id"]


async def test_the_all_seeing_replay_hides_nothing_and_a_seats_does(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await finished(ann, 3)
    step = 20  # hands are held by then
    everything = (await ann.browser.get(f"/api/tables/{table}/replay/{step}")).json()["view"]
    seat = (await ann.browser.get(f"/api/tables/{table}/replay/{step}?seat=0")).json()["view"]
    assert all(clan["hand"] for clan in everything["clans"])
    assert seat["clans"][0]["hand"] == everything["clans"][0]["hand"]
    assert seat["clans"][1]["hand"] == seat["clans"][2]["hand"] == []


# -- doors ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4400),
        ("[]", 4400),
        ('{"type":"dance"}', 4400),
        ('{"type":"answer","id":"a","seat":0,"number":0,"option":"pass"}', 4400),
        ('{"type":"hello","seat":7}', 4400),
        ('{"type":"hello","seat":null,"more":1}', 4400),
        ('{"type":"hello","seat":1}', 4403),
    ],
)
async def test_a_malformed_frame_ends_the_call(arrive: Arrive, frame: str, code: int) -> None:
    ann = await arrive("Ann")
    table = await ann.open(bots="random", start=True)
    cookie = "; ".join(f"{name}={value}" for name, value in ann.browser.cookies.items())
    url = f"ws://{ann.address}/ws/tables/{table.id}"
    async with connect(url, additional_headers={"cookie": cookie}) as raw:
        await raw.send(frame)
        await raw.wait_closed()
        assert raw.close_code == code


async def test_a_frame_too_large_ends_the_call(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open(bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        await socket.state()
        await socket.send({"type": "say", "id": "x", "text": "x" * 100_000})
        await socket.raw.wait_closed()
    assert (await ann.row(table.id)).state == "playing"


async def test_a_socket_without_a_cookie_or_a_table_is_closed(arrive: Arrive) -> None:
    ann, eve = await arrive("Ann"), await arrive("Eve")
    table = await ann.open(bots="random", start=True)
    for person, path, code in (
        (None, table.id, 4401),
        (eve, table.id, 4404),
        (eve, "nosuchone2", 4404),
    ):
        cookie = "" if person is None else f"meadhall={person.browser.cookies['meadhall']}"
        url = f"ws://{ann.address}/ws/tables/{path}"
        async with connect(url, additional_headers={"cookie": cookie}) as raw:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(raw.recv(), 10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_sockets_end_with_the_password_they_were_opened_with(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    account = {"name": "Ann", "password": "a long one, for now"}
    await ann.post("/api/me/account", account)
    stolen = f"meadhall={ann.browser.cookies['meadhall']}"
    door = connect(f"ws://{ann.address}/ws/lobby", additional_headers={"cookie": stolen})
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second, door as lobby:
        await first.state()
        await ann.post("/api/me/password", {"old": account["password"], "new": "quite another one"})
        assert [await closing(first.raw), await closing(lobby)] == [1012, 1012]
        assert isinstance(await second.say("say", text="still here"), Ack)
    url = f"ws://{ann.address}/ws/tables/{table.id}"
    async with connect(url, additional_headers={"cookie": stolen}) as again:
        assert await closing(again) == 4401
    async with ann.at(table.id, 0) as first:
        assert (await first.state()).seat == 0


async def test_sockets_end_with_the_person(arrive: Arrive) -> None:
    ann, bo, table = await two_at_a_table(arrive)
    async with ann.at(table.id, 0) as first, bo.at(table.id, 1) as second:
        await first.state()
        assert (await ann.browser.delete("/api/me")).status_code == 204
        assert await closing(first.raw) == 1012
        assert isinstance(await second.say("say", text="gone?"), Ack)


async def test_a_socket_that_cannot_be_told_is_closed(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await arrive("Ann")
    table = await ann.open(bots="random", start=True)
    async with ann.at(table.id, 0) as socket:
        await socket.state()

        def broken(*_: object) -> None:
            raise ValueError("what cannot be told")

        monkeypatch.setattr(live.Live, "frame", broken)
        await socket.hello(0)
        assert await closing(socket.raw) == 1011
    monkeypatch.undo()
    async with ann.at(table.id, 0) as socket:
        assert (await socket.state()).seat == 0


async def test_the_door_tells_when_lists_change(arrive: Arrive) -> None:
    ann, bo = await arrive("Ann"), await arrive("Bo")
    cookie = f"meadhall={bo.browser.cookies['meadhall']}"
    async with connect(f"ws://{ann.address}/ws/lobby", additional_headers={"cookie": cookie}) as door:
        await ann.open(public=True)
        assert await asyncio.wait_for(door.recv(), 10) == '{"type":"lobby"}'
