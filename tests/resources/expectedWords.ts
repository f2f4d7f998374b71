import type { EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { isOn } from '#core/entity/rule.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { entities, type EntityName } from '#generated/model/entities.gen.ts';
import { messages as english } from '#generated/console/messages.en_us.gen.ts';
import { messages as chinese } from '#generated/console/messages.zh_cn.gen.ts';
import { pages, type PageCase } from '#tests/support/cases/pages.ts';
import { logicOf } from '#server/policies/logic.ts';
import { isEmpty } from '#src/ui/fields/useValue.ts';
import { sampleRecord } from './viewScene.tsx';

type Tree = { readonly [key: string]: string | Tree };

/** Returns a text of the console by its key. */
export function wordOf(language: Language, key: string): string {
  let at: string | Tree | undefined = language === 'en_us' ? english : chinese;
  for (const name of key.split('.')) at = typeof at === 'object' ? at[name] : undefined;
  if (typeof at !== 'string') throw new Error(`there is no text for ${key}`);
  return at;
}

/** Pages that a person drew in another form: the library shows pictures. */
const BY_HAND: ReadonlySet<string> = new Set(['materials List']);

type Section = PageCase['show'][number];

/** Fields of a section that have something to show: a field that is off has not. */
function fieldsOf(
  meta: EntityMeta,
  sections: readonly Section[],
  values: Readonly<Record<string, unknown>>,
  isThere: (field: FieldMeta) => boolean,
): string[] {
  const { whens } = logicOf(meta.name);
  const context = { now: Date.parse('2026-11-20T08:00:00Z'), me: null, on: 'create' as const };
  const known = new Map(meta.fields.map((field) => [field.name, field]));
  return sections
    .flatMap(({ fields }) => fields)
    .filter((name) => {
      const field = known.get(name);
      return field !== undefined && isThere(field) && isOn(name, whens, values, context);
    });
}

const defaultsOf = ({ fields }: EntityMeta) =>
  Object.fromEntries(fields.map(({ name, default: value = null }) => [name, value]));

/** Returns the words that a view must show, by the schema alone: columns, or sections and fields that are on. */
export function expectedWords(title: string, meta: EntityMeta, language: Language): string[] {
  const page = pages.find(({ resource }) => resource === meta.resource);
  if (!page || BY_HAND.has(title)) return [];
  const [, view = ''] = title.split(' ');
  const record = sampleRecord(meta);
  const firstOf = page.form.kind === 'steps' ? page.form.sections.slice(0, 1) : page.form.sections;
  const isLocked = ({ name, writeOnly }: FieldMeta) => meta.lock.includes(name) && !writeOnly;
  const shownIn = (sections: readonly Section[]) =>
    fieldsOf(meta, sections, record, ({ name, writeOnly }) => !writeOnly && !isEmpty(record[name]));
  const fields: Record<string, () => string[]> = {
    List: () => page.columns.filter(({ hidden }) => !hidden).map(({ field }) => field),
    Show: () => shownIn(page.show),
    Create: () => fieldsOf(meta, firstOf, defaultsOf(meta), (field) => !field.readOnly && field.in.includes('create')),
    Edit: () =>
      fieldsOf(meta, firstOf, record, (field) => !field.readOnly && (field.in.includes('update') || isLocked(field))),
  };
  const groups = page.form.kind === 'steps' ? 'steps' : 'groups';
  const headings =
    view === 'List'
      ? []
      : view === 'Show'
        ? page.show
            .filter((section) => section.isNamed && shownIn([section]).length > 0)
            .map(({ name }) => `sections.${name}`)
        : page.form.sections.filter(({ isNamed }) => isNamed).map(({ name }) => `${groups}.${name}`);
  // Views are drawn in the console of media owners: what refers to records of the other one alone is not there.
  const isElsewhere = (name: string): boolean => {
    const to = meta.fields.find((field) => field.name === name)?.ref?.to;
    return to !== undefined && !entities[to as EntityName].systems.includes('YXF');
  };
  const named = fields[view]!().filter((name) => !isElsewhere(name));
  const keys = [...named.map((name) => `fields.${name}`), ...headings].map(
    (key) => `resources.${meta.resource}.${key}`,
  );
  return keys.map((key) => wordOf(language, key));
}
