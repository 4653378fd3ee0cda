/** Pictograms. From game-icons.net, CC BY 3.0. */
import anvil from 'icon:anvil';
import arrows from 'icon:high-shot';
import battleAxe from 'icon:battle-axe';
import bearHead from 'icon:bear-head';
import boar from 'icon:boar';
import broadsword from 'icon:broadsword';
import brokenShield from 'icon:broken-shield';
import cardDiscard from 'icon:card-discard';
import cardDraw from 'icon:card-draw';
import cardPick from 'icon:card-pick';
import chest from 'icon:chest';
import crossedSwords from 'icon:crossed-swords';
import cycle from 'icon:cycle';
import deerHead from 'icon:deer-head';
import dice from 'icon:rolling-dices';
import direwolf from 'icon:direwolf';
import dragonHead from 'icon:dragon-head';
import dwarfFace from 'icon:dwarf-face';
import eagleHead from 'icon:eagle-head';
import evilWings from 'icon:evil-wings';
import feather from 'icon:feathered-wing';
import fireSilhouette from 'icon:fire-silhouette';
import fist from 'icon:mailed-fist';
import goat from 'icon:goat';
import grimReaper from 'icon:grim-reaper';
import heavenGate from 'icon:heaven-gate';
import horn from 'icon:hunting-horn';
import horseHead from 'icon:horse-head';
import hourglass from 'icon:hourglass';
import iceGolem from 'icon:ice-golem';
import jesterHat from 'icon:jester-hat';
import laurelCrown from 'icon:laurel-crown';
import magnifyingGlass from 'icon:magnifying-glass';
import minions from 'icon:minions';
import perspectiveDice from 'icon:perspective-dice-six-faces-random';
import raven from 'icon:raven';
import returnArrow from 'icon:return-arrow';
import roundShield from 'icon:round-shield';
import runeSword from 'icon:rune-sword';
import scroll from 'icon:scroll-unfurled';
import seaSerpent from 'icon:sea-serpent';
import snake from 'icon:snake';
import spear from 'icon:barbed-spear';
import surrounded from 'icon:surrounded-shield';
import swapBag from 'icon:swap-bag';
import swordArray from 'icon:sword-array';
import swordsPower from 'icon:swords-power';
import thirdEye from 'icon:third-eye';
import thorHammer from 'icon:thor-hammer';
import twoShadows from 'icon:two-shadows';
import vikingHead from 'icon:viking-head';
import vikingHelmet from 'icon:viking-helmet';
import wingedSword from 'icon:winged-sword';
import wolfHead from 'icon:wolf-head';
import shout from 'icon:sonic-shout';
import type { Card } from './box';
import type { Face } from './view';

const CROSS = 'M256 206 386 76 436 126 306 256 436 386 386 436 256 306 126 436 76 386 206 256 76 126 126 76Z';

export const FACE: Record<Face, string> = {
  axe: battleAxe,
  sword: broadsword,
  spear,
  shield: roundShield,
  bow: arrows,
  x: CROSS,
};
export const CLAN: Record<string, string> = {
  bear: bearHead,
  wolf: wolfHead,
  boar,
  deer: deerHead,
  giant: iceGolem,
  dvergr: dwarfFace,
};
export const EMBLEM: Record<string, string> = {
  raven,
  dragon: dragonHead,
  horse: horseHead,
  serpent: snake,
  eagle: eagleHead,
  goat,
};
export const MONSTER: Record<string, string> = {
  fenrir: direwolf,
  jormungandr: seaSerpent,
  surtr: fireSilhouette,
  hel: grimReaper,
};
export const SIGN = {
  jarl: vikingHelmet,
  strength: crossedSwords,
  valour: laurelCrown,
  shield: roundShield,
  lostShield: brokenShield,
  hand: cardPick,
  draw: cardDraw,
  discard: cardDiscard,
  valhalla: heavenGate,
  dice,
  die: perspectiveDice,
  loki: jesterHat,
  viking: vikingHead,
  companion: twoShadows,
  hourglass,
  warriors: minions,
  look: magnifyingGlass,
  eye: thirdEye,
  reroll: cycle,
  back: returnArrow,
  wings: evilWings,
};
export const EXPANSION: Record<string, string> = {
  loki: jesterHat,
  thor: thorHammer,
  valkyries: feather,
  dvergar: anvil,
  tyr: runeSword,
  last_viking: vikingHead,
  partnership: twoShadows,
  alliance: twoShadows,
  cooperative: minions,
};
const EFFECT: Record<string, string> = {
  strength: swordsPower,
  strength_for_die: wingedSword,
  extra_die_best_of: swordArray,
  free_reroll: cycle,
  turn_x: swapBag,
  cancel_jarl: surrounded,
  virtual_die: chest,
  neutralise_attacker_warrior: heavenGate,
  score_if: scroll,
  troop_from_discard: horn,
  strength_by_troop: shout,
  strength_by_activated: shout,
  draw_cards: cardDraw,
  steal_random_card: cardPick,
  extra_dice: perspectiveDice,
  strength_vs_clan: fist,
  skip_symbol: fist,
};
const TYPE: Record<string, string> = { thor: thorHammer, tyr: runeSword };

/** The picture on a card. */
export function pictureOf(card: Card): string {
  if (card.clan) return CLAN[card.clan] ?? '';
  return TYPE[card.type] ?? EFFECT[card.effect] ?? '';
}

/** What a card of Thor or Tyr does, beside its picture. */
export function effectOf(card: Card): string {
  return EFFECT[card.effect] ?? '';
}
