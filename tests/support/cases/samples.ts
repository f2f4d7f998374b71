import { actionOf, isBatch } from '#codegen/emit/callShapes.ts';
import { bulkShape, createShape, formShape, updateShape, type Member } from '#codegen/emit/shapes.ts';
import { fieldsOf } from '#codegen/expression/walk.ts';
import { printers } from '#codegen/fields/printers.ts';
import type { Entity } from '#codegen/model/types.ts';
import type { Values } from '#core/entity/rule.ts';
import { build, DAY_MS, isCreated, SAMPLE_TIME } from './factories.ts';
import { model } from './model.ts';
import { conditionOf } from './predicate.ts';

type Edges = Readonly<Record<string, readonly unknown[]>>;

interface Reference {
  to?: string;
  /** Sibling field that names the entity. */
  toBy?: string;
  /** Returns whether a record may be referred to. */
  filter?: (values: Values) => boolean;
}

/** Valid values of one entity's fields, at the limits of what they accept. */
export interface Sample {
  entity: string;
  /** Returns a record with its required fields; unique fields differ by `n`. */
  build?: (overrides: object, at?: number, n?: number) => object;
  /** Fields of create, and those of update. */
  creates: readonly string[];
  updates: readonly string[];
  /** Fields of a bulk edit. */
  bulk: readonly string[];
  /** Values of fields; ids among them are of no record. */
  edges: Edges;
  /** Verb of a call with a form → values of its fields. */
  forms: Readonly<Record<string, Edges>>;
  /** Field with x-when → fields that its condition reads. */
  switches: Readonly<Record<string, readonly string[]>>;
  /** Fields that refer to records. */
  refs: Readonly<Record<string, Reference>>;
  /** Unique fields among living records, of those that create accepts. */
  unique: readonly (readonly string[])[];
}

/** Values at the limits. Times are one day apart in the order of their fields, as in factories. */
function edgesOf(members: readonly Member[]): Edges {
  let day = 0;
  const edges = members.map((member) => {
    if (member.kind === 'instant' || member.kind === 'date') day += 1;
    return [member.name, printers[member.kind].edges(member.json, SAMPLE_TIME + day * DAY_MS)];
  });
  return Object.fromEntries(edges) as Edges;
}

const namesOf = (members: readonly Member[]): string[] =>
  members.map(({ name }) => name).filter((name) => name !== 'id' && name !== 'rev');

function refsOf(entity: Entity): Record<string, Reference> {
  const asked = [...entity.fields, ...entity.actions.flatMap(({ form }) => form)];
  const refs = asked.flatMap(({ name, ref }): [string, Reference][] => {
    if (ref === undefined) return [];
    const filter = ref.filter && conditionOf(ref.filter);
    const context = { now: SAMPLE_TIME, me: null, on: 'update' } as const;
    return [
      [
        name,
        {
          ...(ref.to === undefined ? { toBy: ref.toBy! } : { to: ref.to }),
          ...(filter ? { filter: (values: Values) => filter(values, context) } : {}),
        },
      ],
    ];
  });
  // The field of the entity wins over one of a form.
  return Object.fromEntries(refs.toReversed());
}

function formsOf(entity: Entity): Record<string, Edges> {
  const forms = entity.calls.filter(isBatch).flatMap((call) => {
    const action = actionOf(entity, call);
    return action === undefined || action.form.length === 0
      ? []
      : [[call.verb, edgesOf(formShape(entity, action).members)] as const];
  });
  return Object.fromEntries(forms);
}

function sampleOf(entity: Entity): Sample {
  const { camel } = entity.names;
  const creates = createShape(entity).members;
  const updates = updateShape(entity).members;
  const known = new Set(namesOf(creates));
  const members = [...creates, ...updates.filter(({ name }) => !known.has(name) && name !== 'id' && name !== 'rev')];
  const keys = [...entity.storage.unique, ...entity.storage.global.map((name) => [name])];
  const switches = entity.fields.flatMap(({ name, when }) => (when === undefined ? [] : [[name, fieldsOf(when)]]));
  return {
    entity: camel,
    ...(isCreated(entity) ? { build: (...given: [object, number?, number?]) => build(camel, ...given) } : {}),
    creates: namesOf(creates),
    updates: namesOf(updates),
    bulk: namesOf(bulkShape(entity).members),
    edges: edgesOf(members),
    forms: formsOf(entity),
    switches: Object.fromEntries(switches) as Sample['switches'],
    refs: refsOf(entity),
    unique: keys.filter((fields) => fields.every((name) => known.has(name))),
  };
}

/** Valid values of each field of each entity, for tests that send all of them through real calls. */
export const samples: Readonly<Record<string, Sample>> = Object.fromEntries(
  model.entities.filter(({ stored }) => stored).map((entity) => [entity.names.camel, sampleOf(entity)]),
);
