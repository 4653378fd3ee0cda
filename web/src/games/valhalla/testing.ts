/** A small box and small tables for the tests of the scene. */
import type { GameEvent, Kit, Question } from '../../lib/game';
import type { FightView, HallTable, PlayerView, SideView, View } from './view';

const warrior = (id: string, clan: string, strength: number, more: object) => ({
  id,
  clan,
  strength,
  valor: 1,
  ...more,
});
export const KIT = {
  data: {
    warrior: [
      warrior('bear-axe', 'bear', 3, { weapons: ['axe'] }),
      warrior('bear-axe-axe-spear', 'bear', 10, { weapons: ['axe', 'axe', 'spear'] }),
      warrior('giant-pair', 'giant', 4, { pattern: 'pair', ability: { id: 'steal_die' } }),
    ],
    tactic: [{ id: 'heroic-4-axe', kind: 'tactic', effect: 'strength_for_die', amount: 4, discard_die: 'axe' }],
    thor: [],
    tyr: [{ id: 'tyr-without-axe', effect: 'skip_symbol', weapon: 'axe' }],
    arming: [
      { need: '1', p6: 0.9 },
      { need: 'AAB', p6: 0.6 },
    ],
    pattern: [{ id: 'pair', p6: 0.99 }],
    jarl: [],
    loki: [],
    monster_card: [
      {
        id: 'hel-1',
        weapons: ['axe', 'bow', 'bow'],
        clans: ['boar'],
        warrior_symbols: 2,
        normal: { strength: 9, max_valhalla: 3, abilities: [] },
        plus40: { strength: 10, max_valhalla: 3, abilities: [{ id: 'ignore_clan', clan: 'deer' }] },
      },
    ],
    last_viking: { bonus: [] },
    solo: { shields: 4, level: [] },
    cooperative: { shields: { 2: 8 } },
    components: { shields_per_player: 4 },
  },
} as unknown as Kit;

export function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    shield: ['raven', 'dragon', 'horse', 'serpent'][seat] ?? 'goat',
    jarl: null,
    jarls: [],
    own_shields: 4,
    captured: {},
    companion: null,
    viking_level: null,
    limit: 4,
    squad: [],
    clans: {},
    hand_size: 0,
    hand: [],
    known: [],
    drawn: [],
    on_deck: null,
    valhalla_size: 0,
    valhalla: [],
    valour: 0,
    score: 0,
    parts: null,
    ...more,
  };
}

export function view(players: PlayerView[], more: Partial<View> = {}): View {
  return {
    game: 'valhalla',
    over: false,
    options: [],
    phase: 'play',
    first_player: 0,
    turn: 0,
    turns_left: null,
    deck: 50,
    on_deck_by: null,
    discard: [],
    reserve: [],
    loki: null,
    grey_dice: 3,
    players,
    fight: null,
    monster: null,
    winners: [],
    seat: 0,
    question: null,
    ...more,
  };
}

const side = (seat: number): SideView => ({
  seat,
  dice: {},
  picked: {},
  caches: {},
  active: [],
  entering: [],
  tactics: [],
  free_rerolls: 0,
  die_on_jarl: false,
  ledger: [],
  worth: {},
  strength: 0,
});

export function battle(attacker: number, defender: number, more: Partial<FightView> = {}): FightView {
  return {
    kind: 'battle',
    attacker,
    defender,
    winner: null,
    surrounded: false,
    blocked: [],
    on_path: [],
    help: [],
    bets: {},
    sides: [side(attacker), side(defender)],
    ...more,
  };
}

/** A table at a question of this kind, before this seat. */
export function table(shown: View, seat: number, kind: string): HallTable {
  return { view: shown, seat, question: { kind } as Question, choices: [] } as unknown as HallTable;
}

let told = 0;
export const event = (name: string, fields: Record<string, number | string | null> = {}): GameEvent => ({
  event: name,
  n: told++,
  ...fields,
});
