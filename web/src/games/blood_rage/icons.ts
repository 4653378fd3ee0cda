/** Pictograms: one for every card, clan, god, token and stat. From game-icons.net, CC BY 3.0. */
import backstab from 'icon:backstab';
import barbedSpear from 'icon:barbed-spear';
import bearHead from 'icon:bear-head';
import beerHorn from 'icon:beer-horn';
import bigWave from 'icon:big-wave';
import birchTrees from 'icon:birch-trees';
import bloodySword from 'icon:bloody-sword';
import broadsword from 'icon:broadsword';
import brokenSkull from 'icon:broken-skull';
import burningEmbers from 'icon:burning-embers';
import burningEye from 'icon:burning-eye';
import burningMeteor from 'icon:burning-meteor';
import cardDraw from 'icon:card-draw';
import cardPick from 'icon:card-pick';
import cardPickup from 'icon:card-pickup';
import crossedAxes from 'icon:crossed-axes';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import crownedHeart from 'icon:crowned-heart';
import direwolf from 'icon:direwolf';
import doubleDragon from 'icon:double-dragon';
import drakkar from 'icon:drakkar';
import drakkarDragon from 'icon:drakkar-dragon';
import dramaMasks from 'icon:drama-masks';
import dwarfFace from 'icon:dwarf-face';
import enrage from 'icon:enrage';
import fireSilhouette from 'icon:fire-silhouette';
import fist from 'icon:fist';
import flame from 'icon:flame';
import flyingFlag from 'icon:flying-flag';
import ghostAlly from 'icon:ghost-ally';
import giant from 'icon:giant';
import graveyard from 'icon:graveyard';
import heartShield from 'icon:heart-shield';
import hillConquest from 'icon:hill-conquest';
import hood from 'icon:hood';
import hornedHelm from 'icon:horned-helm';
import hornedSkull from 'icon:horned-skull';
import huntingHorn from 'icon:hunting-horn';
import hut from 'icon:hut';
import iceGolem from 'icon:ice-golem';
import jesterHat from 'icon:jester-hat';
import laurels from 'icon:laurels';
import lightningStorm from 'icon:lightning-storm';
import lightningTrio from 'icon:lightning-trio';
import magnifyingGlass from 'icon:magnifying-glass';
import mailedFist from 'icon:mailed-fist';
import minions from 'icon:minions';
import mountains from 'icon:mountains';
import ogre from 'icon:ogre';
import oneEyed from 'icon:one-eyed';
import openTreasureChest from 'icon:open-treasure-chest';
import poisonBottle from 'icon:poison-bottle';
import prayer from 'icon:prayer';
import raiseSkeleton from 'icon:raise-skeleton';
import raiseZombie from 'icon:raise-zombie';
import ramProfile from 'icon:ram-profile';
import raven from 'icon:raven';
import returnArrow from 'icon:return-arrow';
import sacrificialDagger from 'icon:sacrificial-dagger';
import scales from 'icon:scales';
import scrollQuill from 'icon:scroll-quill';
import seaSerpent from 'icon:sea-serpent';
import shamblingZombie from 'icon:shambling-zombie';
import sheikahEye from 'icon:sheikah-eye';
import shieldBash from 'icon:shield-bash';
import shiningHeart from 'icon:shining-heart';
import snakeTongue from 'icon:snake-tongue';
import spikedDragonHead from 'icon:spiked-dragon-head';
import spikyExplosion from 'icon:spiky-explosion';
import stoneSpear from 'icon:stone-spear';
import stoneThrone from 'icon:stone-throne';
import swordClash from 'icon:sword-clash';
import swordsEmblem from 'icon:swords-emblem';
import tarot20Judgement from 'icon:tarot-20-judgement';
import thirdEye from 'icon:third-eye';
import thorFist from 'icon:thor-fist';
import thorHammer from 'icon:thor-hammer';
import threeFriends from 'icon:three-friends';
import thunderStruck from 'icon:thunder-struck';
import tiedScroll from 'icon:tied-scroll';
import tombstone from 'icon:tombstone';
import treeBranch from 'icon:tree-branch';
import treeFace from 'icon:tree-face';
import troll from 'icon:troll';
import trophyCup from 'icon:trophy-cup';
import twoHandedSword from 'icon:two-handed-sword';
import upgrade from 'icon:upgrade';
import vikingHelmet from 'icon:viking-helmet';
import vikingLonghouse from 'icon:viking-longhouse';
import vikingShield from 'icon:viking-shield';
import warAxe from 'icon:war-axe';
import warhammer from 'icon:warhammer';
import warlockHood from 'icon:warlock-hood';
import werewolf from 'icon:werewolf';
import wingedEmblem from 'icon:winged-emblem';
import wingedSword from 'icon:winged-sword';
import witchFace from 'icon:witch-face';
import wizardStaff from 'icon:wizard-staff';
import wolfHead from 'icon:wolf-head';
import womanElfFace from 'icon:woman-elf-face';
import world from 'icon:world';

import type { Cause } from './tally';

/** By the key of a card; a monster's figure shares its card's. */
export const CARD: Readonly<Record<string, string>> = {
  troll: troll,
  dwarf_chieftain: dwarfFace,
  sea_serpent: seaSerpent,
  mountain_giant: giant,
  fenrir: direwolf,
  valkyrie: wingedEmblem,
  dark_elf: womanElfFace,
  fire_giant: fireSilhouette,
  wolfman: werewolf,
  frost_giant: iceGolem,
  soldier_of_hel: shamblingZombie,
  volur_witch: witchFace,
  mystic_troll: ogre,
  lord_of_hammers: warhammer,
  lord_of_axes: warAxe,
  lord_of_spears: barbedSpear,
  brothers_in_arms: threeFriends,
  experts_in_arms: swordsEmblem,
  masters_in_arms: crossedSwords,
  lokis_dragons: drakkarDragon,
  fire_dragons: spikedDragonHead,
  eternal_dragons: doubleDragon,
  lokis_domain: raiseSkeleton,
  lokis_eminence: raiseZombie,
  lokis_wrath: graveyard,
  lokis_blessing: returnArrow,
  friggas_charm: shiningHeart,
  friggas_succor: minions,
  friggas_protection: heartShield,
  friggas_domain: ghostAlly,
  friggas_sacrifice: sacrificialDagger,
  thors_glory: laurels,
  thors_domain: thunderStruck,
  thors_conquest: hillConquest,
  tyrs_domain: scrollQuill,
  tyrs_challenge: spikyExplosion,
  tyrs_prowess: cardPickup,
  tyrs_wrath: bloodySword,
  odins_inspiration: burningMeteor,
  odins_throne: stoneThrone,
  quest_alfheim: birchTrees,
  quest_jotunheim: mountains,
  quest_manheim: vikingLonghouse,
  quest_yggdrasil: treeFace,
  quest_glorious_death: tombstone,
  quest_widespread: world,
  tyrs_bash: shieldBash,
  tyrs_smash: fist,
  tyrs_crush: mailedFist,
  tyrs_smite: broadsword,
  tyrs_rage: enrage,
  tyrs_judgement: scales,
  odins_smite: stoneSpear,
  odins_tide: bigWave,
  odins_judgement: tarot20Judgement,
  heimdalls_sight: thirdEye,
  heimdalls_eye: sheikahEye,
  heimdalls_gaze: burningEye,
  heimdalls_watch: huntingHorn,
  friggas_grace: prayer,
  lokis_trickery: jesterHat,
  lokis_backstab: backstab,
  lokis_poison: poisonBottle,
  thors_hammer: thorHammer,
  thors_oath: thorFist,
  thors_primacy: lightningStorm,
  thors_ascension: lightningTrio,
  friggas_chosen: hood,
  odins_chosen: warlockHood,
  thors_chosen: wizardStaff,
};

/** Emblems of the clans. */
export const CLAN: Readonly<Record<string, string>> = {
  wolf: wolfHead,
  raven: raven,
  serpent: snakeTongue,
  bear: bearHead,
  ram: ramProfile,
};

/** Emblems of the gods. */
export const GOD: Readonly<Record<string, string>> = {
  odin: oneEyed,
  thor: thorHammer,
  tyr: twoHandedSword,
  heimdall: huntingHorn,
  frigga: crownedHeart,
  loki: dramaMasks,
};

/** The three stats. */
export const STAT: Readonly<Record<string, string>> = {
  rage: flame,
  axes: crossedAxes,
  horns: hornedHelm,
};

/** What a pillage token gives. */
export const TOKEN: Readonly<Record<string, string>> = {
  pillage_rage: flame,
  pillage_axes: crossedAxes,
  pillage_horns: hornedHelm,
  pillage_glory: laurels,
  pillage_yggdrasil: treeBranch,
};

/** Types of cards. */
export const TYPE: Readonly<Record<string, string>> = {
  battle: swordClash,
  quest: tiedScroll,
  upgrade: upgrade,
};

/** Slots of a clan sheet, without their number. */
export const SLOT: Readonly<Record<string, string>> = {
  leader: crown,
  warrior: vikingHelmet,
  ship: drakkar,
  monster: hornedSkull,
  clan: vikingShield,
};

/** Why glory came. */
export const CAUSE: Readonly<Record<Cause, string>> = {
  battle: crossedSwords,
  reward: openTreasureChest,
  card: swordClash,
  upgrade: upgrade,
  god: lightningTrio,
  theft: backstab,
  quest: tiedScroll,
  ragnarok: burningMeteor,
  valhalla: wingedSword,
  stats: hornedHelm,
};

/** Everything else. */
export const SIGN = {
  glory: laurels,
  hand: cardDraw,
  quests: tiedScroll,
  pack: cardPick,
  valhalla: wingedSword,
  doom: burningMeteor,
  burnt: burningEmbers,
  hut: hut,
  look: magnifyingGlass,
  first: beerHorn,
  win: trophyCup,
  board: flyingFlag,
  flame: flame,
  skull: brokenSkull,
} as const;
