import type { Connect } from 'vite';
import type { Path } from './load.ts';
import type { Model } from './model/model.ts';
import type { Entity, Source } from './model/types.ts';

/** Part of a page that shows an entity: a column of its list, an input of its form … */
export interface Place {
  /** Entity or resource name: "adSlot", "ad-slots". */
  entity: string;
  part: 'column' | 'filter' | 'input' | 'value' | 'action' | 'state' | 'section' | 'view';
  /** Name of the field, action, state, section or view. */
  name: string;
}

/** Returns a path in readable form: `x-list.columns[3].alert`. */
const pathText = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('');

/** Returns a source in the form that terminals make clickable: `schemas/ad.yaml:87:5 x-list.columns[3]`. */
export const sourceText = ({ file, line, column, path }: Source): string =>
  `${file}:${line}:${column} ${pathText(path)}`.trimEnd();

/** Returns the schema lines behind a part of a page, most relevant first; none if the entity has no such part. */
export function explain(model: Model, { entity: wanted, part, name }: Place): readonly Source[] {
  // The designer's property form is one of an entity: `clockWidget`.
  const all = [...model.entities, ...model.widgets.map((widget) => widget.entity)];
  const entity = all.find(({ names }) => names.camel === wanted || names.kebabs === wanted);
  if (!entity) return [];
  const found = PARTS[part](entity, name).filter((source) => source !== undefined);
  const seen = new Set<string>();
  return found.filter((source) => {
    const text = sourceText(source);
    return seen.has(text) ? false : seen.add(text);
  });
}

type Find = (entity: Entity, name: string) => readonly (Source | undefined)[];

const named = (list: readonly { name: string; source: Source }[], name: string): Source | undefined =>
  list.find((each) => each.name === name)?.source;

const ofField = (list: readonly { field: string; source: Source }[], name: string): Source | undefined =>
  list.find((each) => each.field === name)?.source;

const sectionOf = ({ sections }: Pick<Entity['show'], 'sections'>, field: string): Source | undefined =>
  sections.find(({ rows }) => rows.some((row) => row.includes(field)))?.source;

const PARTS: Readonly<Record<Place['part'], Find>> = {
  column: ({ list, fields }, name) => [ofField(list.columns, name), named(fields, name)],
  filter: ({ list, fields }, name) => [ofField(list.filters, name), named(fields, name)],
  input: ({ form, fields }, name) => [named(fields, name), sectionOf(form, name)],
  value: ({ show, fields }, name) => [named(fields, name), sectionOf(show, name)],
  action: ({ actions, calls }, name) => [
    named(actions, name),
    calls.find(({ action, verb }) => action === name || verb === name)?.source,
  ],
  state: ({ states }, name) => [named(states?.values ?? [], name)],
  section: ({ form, show }, name) => [named(form.sections, name) ?? named(show.sections, name)],
  view: ({ list }, name) => [named(list.views, name)],
};

const isPart = (part: string | null): part is Place['part'] => part !== null && Object.hasOwn(PARTS, part);

/**
 * Answers the console's Alt-click (src/inspect): `/__schema?entity=ad&part=column&name=slotId` returns the schema lines
 * behind that part, most relevant first, as `["schemas/ad.yaml:87:5 x-list.columns[3]", …]`.
 */
export const explained =
  (modelNow: () => Model | undefined): Connect.SimpleHandleFunction =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [entity, part, name] = ['entity', 'part', 'name'].map((key) => searchParams.get(key));
    const model = modelNow();
    const isAsked =
      model !== undefined && typeof entity === 'string' && isPart(part ?? null) && typeof name === 'string';
    response.writeHead(isAsked ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      isAsked ? JSON.stringify(explain(model, { entity, part: part as Place['part'], name }).map(sourceText)) : '[]',
    );
  };
