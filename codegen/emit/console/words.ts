import { plural } from '../../names.ts';
import type { Action, Entity, Field, Label } from '../../model/types.ts';
import { formWords } from './keys.ts';

/** Messages of one language, nested as react-admin requires. */
export interface Messages {
  [key: string]: string | Messages;
}

export type Language = 'zh' | 'en';

type Labelled = readonly { name: string; label?: Label }[];

/** Puts a sentence at a path of keys. */
export function put(into: Messages, path: readonly string[], text: string): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) into[key] = text;
  else {
    const below = into[key];
    const next: Messages = typeof below === 'object' ? below : {};
    into[key] = next;
    put(next, rest, text);
  }
}

const byName = (labelled: Labelled, language: Language): Messages =>
  Object.fromEntries(labelled.flatMap(({ name, label }) => (label ? [[name, label[language]]] : [])));

/** Small words before which stands what is many: proofs of play, control rights over a group. */
const SMALL = ['of', 'in', 'for', 'at', 'over'];

/**
 * Returns what several are called. English adds to the last word as the entity's own name does; a name that is
 * its own plural or says the entity's (`noticeSettings`) already, and Chinese, stay as they are.
 */
function manyOf({ label, names }: Entity, language: Language): string {
  if (language === 'zh') return label.zh;
  const words = label.en.split(' ');
  const last = words.findIndex((word, index) => index > 0 && SMALL.includes(word)) - 1;
  const at = last < 0 ? words.length - 1 : last;
  if (names.camels === names.camel || names.kebabs.split('-').at(-1) === words[at]) return label.en;
  return words.map((word, index) => (index === at ? plural(word) : word)).join(' ');
}

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Words of the values of those fields that have values. */
function valuesOf(fields: readonly Field[], language: Language): Words {
  return Object.fromEntries(
    fields
      .filter(({ values }) => values !== undefined)
      .map(({ name, values = [] }) => [
        name,
        Object.fromEntries(values.map(({ value, label }) => [value, label[language]])),
      ]),
  );
}

const helpOf = (fields: readonly Pick<Field, 'name' | 'help'>[], language: Language): Messages =>
  Object.fromEntries(fields.flatMap(({ name, help }) => (help ? [[name, help[language]]] : [])));

function formsOf(actions: readonly Action[], language: Language): Messages {
  return Object.fromEntries(
    actions
      .filter(({ form }) => form.length > 0)
      .map(({ name, form }) => {
        const help = helpOf(form, language);
        return [name, { ...byName(form, language), ...(Object.keys(help).length > 0 ? { help } : {}) }];
      }),
  );
}

/** The way back for what was deleted is an action in the bin of the list. */
const bringingBack = ({ calls }: Entity) =>
  calls.filter(({ kind }) => kind === 'restore').map(({ verb: name, label }) => ({ name, label }));

/** All words of one entity in one language. */
export function entityWords(entity: Entity, language: Language): Messages {
  const { actions, form, list, show } = entity;
  const fields = entity.fields.filter(({ declared, name }) => declared || name === 'id');
  const values: Messages = { ...valuesOf(fields, language) };
  for (const action of actions) {
    for (const [field, words] of Object.entries(valuesOf(action.form, language))) {
      for (const [value, text] of Object.entries(words))
        put(values, [...formWords(action.name, field).split('.'), value], text);
    }
  }
  const parts: Messages = {
    fields: byName(fields, language),
    values,
    actions: byName([...actions, ...bringingBack(entity)], language),
    does: helpOf(actions, language),
    views: byName(
      list.views.filter(({ name }) => name !== 'list'),
      language,
    ),
    [form.kind]: byName(form.sections, language),
    sections: byName(show.sections, language),
    help: helpOf(fields, language),
    confirm: Object.fromEntries(fields.flatMap(({ name, confirm }) => (confirm ? [[name, confirm[language]]] : []))),
    forms: formsOf(actions, language),
  };
  const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
  return {
    name: entity.label[language],
    name_one: entity.label[language],
    name_other: entity.list.label?.[language] ?? manyOf(entity, language),
    ...Object.fromEntries(filled),
  };
}
