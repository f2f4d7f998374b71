import type { Entity, Field, Source } from '../model/types.ts';

/** Something that a schema says by name, and where. */
export interface Fact {
  name: string;
  source: Source;
  /** The field that it shows or asks for: what is printed follows from both. */
  field?: Field;
  /** What stands below it by name: the fields of an action's form, what a call carries, what a section has. */
  inner?: readonly Fact[];
}

/** Where an entity's facts stand, by the word that printed files have for them. */
export type Group =
  | 'columns'
  | 'filters'
  | 'fields'
  | 'form'
  | 'show'
  | 'actions'
  | 'calls'
  | 'rules'
  | 'states'
  | 'views';

/** Which key of the schema a group comes from. */
export const GROUP_PATHS: Readonly<Record<Group, readonly string[]>> = {
  columns: ['x-list', 'columns'],
  filters: ['x-list', 'filters'],
  fields: ['properties'],
  form: ['x-form'],
  show: ['x-show'],
  actions: ['x-actions'],
  calls: ['x-calls'],
  rules: ['x-rules'],
  states: ['x-states'],
  views: ['x-list', 'views'],
};

const fieldFact = (field: Field): Fact => ({ name: field.name, source: field.source });

/** Returns all that an entity's schema says by name. */
export function factsOf(entity: Entity): Readonly<Record<Group, readonly Fact[]>> {
  const { fields, list, form, show, actions, calls, rules, states } = entity;
  const ofSection = ({ name, source, rows }: Entity['show']['sections'][number]): Fact => ({
    name,
    source,
    inner: fields.filter((field) => rows.some((row) => row.includes(field.name))).map(fieldFact),
  });
  const byField = ({ field: name, source }: { field: string; source: Source }): Fact => {
    const field = fields.find((each) => each.name === name);
    return { name, source, ...(field ? { field } : {}) };
  };
  return {
    columns: list.columns.map(byField),
    filters: list.filters.map(byField),
    fields: fields.map(fieldFact),
    form: form.sections.map(ofSection),
    show: show.sections.map(ofSection),
    actions: actions.map((action) => ({ name: action.name, source: action.source, inner: action.form.map(fieldFact) })),
    calls: calls.map(({ verb, source }) => ({ name: verb, source, inner: fields.map(fieldFact) })),
    rules: rules.map(({ id, source }) => ({ name: id, source })),
    states: states?.values ?? [],
    views: list.views,
  };
}
