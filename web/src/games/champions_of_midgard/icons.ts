/** Pictograms. From game-icons.net, CC BY 3.0. */
import anchor from 'icon:anchor';
import anvil from 'icon:anvil';
import barbedSpear from 'icon:barbed-spear';
import basket from 'icon:basket';
import battleAxe from 'icon:battle-axe';
import bearHead from 'icon:bear-head';
import blackHandShield from 'icon:black-hand-shield';
import bigWave from 'icon:big-wave';
import brokenShield from 'icon:broken-shield';
import broadsword from 'icon:broadsword';
import compass from 'icon:compass';
import crossedSwords from 'icon:crossed-swords';

import deathSkull from 'icon:death-skull';
import deer from 'icon:deer';
import direwolf from 'icon:direwolf';
import drakkar from 'icon:drakkar';
import drakkarDragon from 'icon:drakkar-dragon';
import elfHelmet from 'icon:elf-helmet';
import fireSilhouette from 'icon:fire-silhouette';
import meat from 'icon:meat';
import flame from 'icon:flame';
import flyingFlag from 'icon:flying-flag';
import galleon from 'icon:galleon';
import giant from 'icon:giant';
import giantSquid from 'icon:giant-squid';
import hammerNails from 'icon:hammer-nails';
import heartPlus from 'icon:heart-plus';
import heavyRain from 'icon:heavy-rain';
import hood from 'icon:hood';
import huntingHorn from 'icon:hunting-horn';
import hutsVillage from 'icon:huts-village';
import iceGolem from 'icon:ice-golem';
import laurelCrown from 'icon:laurel-crown';
import lyre from 'icon:lyre';
import mountains from 'icon:mountains';
import openChest from 'icon:open-treasure-chest';
import person from 'icon:person';
import prayer from 'icon:prayer';
import present from 'icon:present';
import rollingDices from 'icon:rolling-dices';
import roundShield from 'icon:round-shield';
import runeStone from 'icon:rune-stone';
import scales from 'icon:scales';
import scrollUnfurled from 'icon:scroll-unfurled';
import seaCreature from 'icon:sea-creature';
import seaDragon from 'icon:sea-dragon';
import shamblingZombie from 'icon:shambling-zombie';
import shieldReflect from 'icon:shield-reflect';
import shop from 'icon:shop';
import smoking from 'icon:smoking-orb';
import snowflake from 'icon:snowflake-1';
import starSwirl from 'icon:star-swirl';
import sunrise from 'icon:sunrise';
import swordArray from 'icon:sword-array';
import swordBrandish from 'icon:sword-brandish';
import targetArrows from 'icon:target-arrows';
import thirdEye from 'icon:third-eye';
import thorHammer from 'icon:thor-hammer';
import thumbDown from 'icon:thumb-down';
import trade from 'icon:trade';
import treasureMap from 'icon:treasure-map';
import troll from 'icon:troll';
import trophy from 'icon:trophy';
import twoCoins from 'icon:two-coins';
import vikingChurch from 'icon:viking-church';
import vikingHead from 'icon:viking-head';
import vikingHelmet from 'icon:viking-helmet';
import vikingLonghouse from 'icon:viking-longhouse';
import vikingShield from 'icon:viking-shield';
import whirlpool from 'icon:whirlpool-shuriken';
import windSlap from 'icon:wind-slap';
import wizardFace from 'icon:wizard-face';
import woodPile from 'icon:wood-pile';

type Icons = Record<string, string>;

export const WEAPON: Icons = { sword: broadsword, spear: barbedSpear, axe: battleAxe };
export const GOOD: Icons = {
  food: meat,
  wood: woodPile,
  coin: twoCoins,
  favor: thorHammer,
  blame: thumbDown,
  glory: laurelCrown,
  ...WEAPON,
};
export const LEADER: Icons = {
  asmundr: prayer,
  dagrun: thirdEye,
  gylfir: anchor,
  svanhildr: swordBrandish,
  ullr: bearHead,
};
export const BREED: Icons = {
  troll,
  draugr: shamblingZombie,
  fenris_cub: direwolf,
  dark_elf: elfHelmet,
  nokk: seaCreature,
  frost_giant: iceGolem,
  fire_giant: fireSilhouette,
  lindworm: seaDragon,
  kraken: giantSquid,
};
export const COLOUR: Icons = { red: flame, yellow: mountains, blue: snowflake };
export const JOURNEY: Icons = {
  all_quiet: sunrise,
  kraken: giantSquid,
  lost: compass,
  no_wind: windSlap,
  storm: heavyRain,
  whirlpool,
};
export const RUNE: Icons = {
  gifts: present,
  glory: laurelCrown,
  healing: heartPlus,
  journey: compass,
  knowledge: treasureMap,
  potential: rollingDices,
  reaction: shieldReflect,
  success: trophy,
  true_vision: thirdEye,
  wealth: openChest,
};
export const DESTINY: Icons = {
  crusher_of_ice: snowflake,
  earth_smasher: mountains,
  master_of_flames: flame,
  craftsman: woodPile,
  leader_of_armies: vikingHelmet,
  odins_favored: thorHammer,
  prepared: meat,
  prosperous: twoCoins,
  runemaster: runeStone,
  monster_hunter: seaDragon,
  slayer_of_the_undead: shamblingZombie,
  troll_slayer: troll,
};
/** The sign over a door. */
export const SIGNBOARD: Icons = {
  swordsmith: broadsword,
  hafter: barbedSpear,
  blacksmith: anvil,
  smokehouse: smoking,
  merchant_ship: galleon,
  jarls_longhouse: vikingLonghouse,
  sages_house: wizardFace,
  runesmith: runeStone,
  stave_church: vikingChurch,
  market: scales,
  shipwright: hammerNails,
  worker_huts: hutsVillage,
  hunting_grounds: deer,
  aumingi: hood,
  skald: lyre,
  generous_merchant: basket,
  wealthy_stranger: twoCoins,
  folk_warriors: swordArray,
  raiders: drakkar,
  jomsvikings: vikingHead,
  varyags: blackHandShield,
};
export const SIGN = {
  attack: crossedSwords,
  defence: vikingShield,
  shield: roundShield,
  glory: laurelCrown,
  worker: person,
  first: huntingHorn,
  rune: runeStone,
  destiny: scrollUnfurled,
  trophy,
  journey: compass,
  eye: thirdEye,
  ship: drakkarDragon,
  wave: bigWave,
  kill: targetArrows,
  loss: deathSkull,
  broken: brokenShield,
  swap: trade,
  flag: flyingFlag,
  star: starSwirl,
  stall: shop,
  giant,
} as const;
