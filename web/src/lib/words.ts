/** Ids into sentences, as `sim/words.py` does it: questions, options, events, rules and names. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Fields, Form, GameEvent, GameModule, Kit, Question, Words } from './game';
import { parseOption, spotsOf } from './spots';
import type { Choice } from './game';

const NOTHING = '—';
type Args = Record<string, number | string>;

/** Catalogues of several languages, best first. A word that none has is told by its key. */
export class Catalogue {
  private readonly bundles: FluentBundle[];
  private readonly resources: FluentResource[];

  constructor(readonly language: string, shelves: { language: string; texts: string[] }[]) {
    this.resources = [];
    this.bundles = shelves.map((shelf) => {
      const bundle = new FluentBundle(shelf.language, { useIsolating: false });
      for (const text of shelf.texts) {
        const resource = new FluentResource(text);
        this.resources.push(resource);
        bundle.addResource(resource, { allowOverrides: true });
      }
      return bundle;
    });
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => pattern(bundle, key) !== null);
  }

  text(key: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const found = pattern(bundle, key);
      if (found !== null) return oneStop(bundle.formatPattern(found, args, []));
    }
    return key;
  }

  /** Every key that begins so, in the order of the catalogue. */
  keys(...prefixes: string[]): string[] {
    const found = new Set<string>();
    for (const resource of this.resources) {
      for (const entry of resource.body) {
        if (prefixes.some((prefix) => entry.id.startsWith(prefix))) found.add(entry.id);
      }
    }
    return [...found];
  }
}

/** A name that ends in "!" ends a sentence by itself. */
export const oneStop = (text: string): string => text.replaceAll(/(?<=[!?])\.(?!\.)/g, '');

function pattern(bundle: FluentBundle, key: string) {
  const [name = '', attribute] = key.split('.', 2);
  const message = bundle.getMessage(name);
  if (!message) return null;
  return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
}

const byWord = (forms: Form[]): Map<string, Form> => new Map(forms.map((form) => [form.word, form]));

/** What a seat is called: the row of the view that has its number and an id from a list of that field's name. */
export function seatId(view: unknown, seat: number, kit: Kit): [string, string] | null {
  if (typeof view !== 'object' || view === null) return null;
  for (const rows of Object.values(view)) {
    if (!Array.isArray(rows)) continue;
    for (const row of rows as unknown[]) {
      if (typeof row !== 'object' || row === null || (row as Fields)['seat'] !== seat) continue;
      for (const [field, value] of Object.entries(row as Fields)) {
        if (typeof value === 'string' && kit.names[field] && kit.lists[field]?.includes(value)) return [field, value];
      }
    }
  }
  return null;
}

export function questionOf(view: unknown): Question | null {
  return ((view as { question?: Question | null } | null)?.question ?? null) as Question | null;
}

/** An option of a question that is past, which may word it in its own way. */
export const optionText = (words: GameWords, view: object, kind: string, option: string): string =>
  words.option(option, { ...view, question: { kind } });

export class GameWords implements Words {
  readonly questions: Map<string, Form>;
  readonly verbs: Map<string, Form>;
  readonly events: Map<string, Form>;

  constructor(
    readonly catalogue: Catalogue,
    readonly kit: Kit,
    private readonly ruleOf?: GameModule['ruleOf'],
  ) {
    this.questions = byWord(kit.questions);
    this.verbs = byWord(kit.verbs);
    this.events = byWord(kit.events);
  }

  get language(): string {
    return this.catalogue.language;
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  text(key: string, args?: Args): string {
    return this.catalogue.text(key, args);
  }

  name(kind: string, id: string): string {
    const key = this.nameKey(kind, id);
    return key === null ? id : this.text(key);
  }

  note(kind: string, id: string): string {
    const key = this.nameKey(kind, id);
    return key !== null && this.has(`${key}.text`) ? this.text(`${key}.text`) : '';
  }

  private nameKey(kind: string, id: string): string | null {
    const stem = this.kit.stems[kind]?.[id] ?? id;
    const prefix = this.kit.names[kind]?.find((each) => this.has(`${each}-${stem}`));
    return prefix === undefined ? null : `${prefix}-${stem}`;
  }

  seat(view: unknown, seat: number): string {
    const called = seatId(view, seat, this.kit);
    return called === null ? this.text('ui-seat', { seat: seat + 1 }) : this.name(...called);
  }

  ask(question: Question, view: unknown): string {
    return this.text(`ask-${question.kind}`, this.told(this.questions.get(question.kind), question.about, view));
  }

  option(id: string, view: unknown): string {
    const question = questionOf(view);
    const { form, fields } = parseOption(id, this.verbs, this.kit);
    if (!form) return id;
    let key = `option-${form.word}`;
    if (question && this.has(`${key}-${question.kind}`)) key = `${key}-${question.kind}`;
    const label = this.text(key, this.told(form, fields, view));
    const price = question?.prices?.[id] ?? 0;
    return price ? this.text('label-price', { label, price }) : label;
  }

  event(event: GameEvent, view: unknown): string {
    const form = this.events.get(event.event);
    if (!form) return event.event;
    const secret = form.fields.filter((_, i) => form.secret[i]);
    const known = secret.length > 0 && secret.every((field) => (event[field] ?? null) !== null);
    return this.text(`event-${event.event}${known ? '-known' : ''}`, this.told(form, event, view));
  }

  rule(id: string): string {
    return this.text(`rule-${id}`);
  }

  /** The rule behind an event. */
  eventRule(event: GameEvent): string {
    return this.events.get(event.event)?.rule ?? '';
  }

  eventSpots(event: GameEvent): string[] {
    return spotsOf(this.events.get(event.event), event, this.kit);
  }

  /** The legal options of a view, told. */
  choices(view: unknown): Choice[] {
    const question = questionOf(view);
    return (question?.options ?? []).map((id) => {
      const { form, fields } = parseOption(id, this.verbs, this.kit);
      const rule = form?.rule ?? '';
      return {
        id,
        verb: form?.word ?? id,
        fields,
        label: this.option(id, view),
        price: question?.prices?.[id] ?? 0,
        rule: question && this.ruleOf ? this.ruleOf(rule, form?.word ?? '', question.kind, question.rule) : rule,
        spots: spotsOf(form, fields, this.kit),
      };
    });
  }

  /** The fields of a form as a sentence takes them; hidden ones are left out. */
  private told(form: Form | undefined, given: Fields, view: unknown): Args {
    const args: Args = {};
    form?.fields.forEach((field, i) => {
      if (!(field in given)) return;
      const kind = form.kinds[i] ?? '';
      const value = given[field] ?? null;
      if (typeof value === 'string') args[field] = this.name(kind, value);
      else if (value === null) args[field] = kind === 'number' ? 0 : NOTHING;
      else if (!this.kit.seat_fields.includes(field)) args[field] = value;
      else if (field !== 'seat') args[field] = this.seat(view, value);
      else {
        args['seat'] = value + 1;
        args['clan'] ??= this.seat(view, value);
      }
    });
    return args;
  }
}
