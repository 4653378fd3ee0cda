/** Spots: what an option, a question or an event touches on the scene. */
import type { Fields, Form, Kit } from './game';

export function spotsOf(form: Form | undefined, fields: Fields, kit: Kit): string[] {
  const spots: string[] = [];
  form?.fields.forEach((field, i) => {
    const value = fields[field];
    if (typeof value === 'string') spots.push(`${form.kinds[i]}:${value}`);
    else if (typeof value === 'number' && kit.seat_fields.includes(field)) spots.push(`seat:${value}`);
  });
  return spots;
}

/** `invade:figure=warrior:to=gimle` into its verb and fields; numbers where the verb's field is one. */
export function parseOption(id: string, verbs: Map<string, Form>, kit: Kit): { form: Form | undefined; fields: Fields } {
  const [word = '', ...given] = id.split(':');
  const form = verbs.get(word);
  const fields: Fields = {};
  form?.fields.forEach((field, i) => {
    const value = given[i]?.slice(given[i].indexOf('=') + 1);
    if (value === undefined) return;
    fields[field] = isList(kit, form.kinds[i]) ? value : Number(value);
  });
  return { form, fields };
}

const isList = (kit: Kit, kind: string | undefined): boolean =>
  kind !== undefined && (kit.lists[kind]?.length ?? 0) > 0;
