import type { EntityDoc, FieldDoc, FormFieldDoc } from '#core/entity/doc.ts';
import { toText } from '../../expression/toText.ts';
import type { Expr } from '../../expression/types.ts';
import { parts } from '../../expression/walk.ts';
import type { Entity, Field, JsonSchema } from '../../model/types.ts';
import { sampleOfCall } from './samples.ts';

/** Keywords left out because the meta or the messages already have them. */
const ELSEWHERE = ['readOnly', 'writeOnly', 'default', 'description', 'title', 'enum'];
/** Formats implied by the kind of the field. */
const KINDS = ['date-time', 'date', 'time', 'money'];

function constraints(json: JsonSchema): JsonSchema {
  const isLeaf = json.type !== 'array' && json.type !== 'object';
  const told = ([keyword, value]: [string, unknown]) =>
    ELSEWHERE.includes(keyword) ||
    (isLeaf && (keyword === 'type' || (keyword === 'format' && KINDS.includes(String(value)))));
  return Object.fromEntries(Object.entries(json).filter((pair) => !told(pair)));
}

const keepsDoc = ({ while: asked, ...keeps }: NonNullable<Field['keeps']>): NonNullable<FieldDoc['keeps']> => ({
  ...keeps,
  ...(asked === undefined ? {} : { while: toText(asked) }),
});

function fieldDoc({ name, json, when, derive, ref, keeps }: Field): FieldDoc {
  return {
    name,
    json: constraints(json),
    ...(when === undefined ? {} : { when: toText(when) }),
    ...(derive === undefined ? {} : { derive: toText(derive) }),
    ...(ref?.filter === undefined ? {} : { filter: toText(ref.filter) }),
    ...(keeps === undefined ? {} : { keeps: keepsDoc(keeps) }),
  };
}

/** Returns true if a field has more facts than name and kind, which the meta already has. */
const saysMore = ({ json, when, derive, filter, keeps }: FieldDoc): boolean =>
  Object.keys(json).length > 0 || (when ?? derive ?? filter ?? keeps) !== undefined;

/** Returns the facts of a field of a form. */
export const formField = (field: Field): FormFieldDoc => ({
  ...fieldDoc(field),
  kind: field.kind,
  required: field.required,
  ...(field.values === undefined ? {} : { values: field.values.map(({ value }) => value) }),
});

const limitsOf = (expr: Expr): string[] => [
  ...(expr.node === 'limit' ? [expr.name] : []),
  ...parts(expr).flatMap(limitsOf),
];

/** Returns the names of _limits.yaml used by rules, conditions and views, in alphabetical order. */
function limitNames(entity: Entity): string[] {
  const expressions = [
    ...entity.fields.flatMap(({ when, derive }) => [when, derive]),
    ...entity.rules.map(({ assert }) => assert),
    ...[...conditionsOf(entity).values()].flat(),
    ...(entity.states?.system ?? []).map(({ when }) => when),
    ...entity.list.views.map(({ where }) => where),
    ...entity.list.columns.map(({ alert }) => alert),
  ];
  return [...new Set(expressions.filter((expr) => expr !== undefined).flatMap(limitsOf))].toSorted();
}

/** Returns the rules of an entity with their conditions as written. */
export const ruleDocs = ({ rules }: Entity): EntityDoc['rules'] =>
  rules.map(({ id, at, on, assert }) => ({ id, at, on, assert: toText(assert) }));

/** Returns what conditions ask, by action; `update` and `duplicate`: of the form. */
function conditionsOf({ actions, form }: Entity): Map<string, Expr[]> {
  const views = [
    { name: 'update', conditions: form.conditions },
    { name: 'duplicate', conditions: form.copyable },
  ];
  return new Map(
    [...views, ...actions].flatMap(({ name, conditions = [] }) =>
      conditions.length === 0 ? [] : [[name, conditions.map(({ holds }) => holds)] as const],
    ),
  );
}

/** Conditions as written in the schema; all of one action hold. */
function conditionDocs(entity: Entity): Pick<EntityDoc, 'conditions'> {
  const found = [...conditionsOf(entity)].map(([name, asked]) => {
    const texts = asked.map((each) =>
      asked.length > 1 && each.node === 'logic' && each.op === '||' ? `(${toText(each)})` : toText(each),
    );
    return [name, texts.join(' && ')] as const;
  });
  return found.length === 0 ? {} : { conditions: Object.fromEntries(found) };
}

/** Returns which fields of a record cannot change after create, and while what the others of its locks cannot. */
const lockDocs = ({ form: { lock, locks } }: Entity): Pick<EntityDoc, 'fixed' | 'locks'> => ({
  ...(lock.length === 0 ? {} : { fixed: lock }),
  ...(locks.length === 0 ? {} : { locks: locks.map(({ holds }) => toText(holds)) }),
});

const isShown = ({ declared, name }: Field): boolean => declared || name === 'id' || name === 'rev';

/** Returns the documentation data of an entity beside its meta. */
export function entityDoc(entity: Entity): EntityDoc {
  const { names, storage, states, list } = entity;
  return {
    name: names.camel,
    resource: names.kebabs,
    source: entity.source.file,
    route: entity.route,
    fields: entity.fields.filter(isShown).map(fieldDoc).filter(saysMore),
    forms: Object.fromEntries(
      entity.actions.filter(({ form }) => form.length > 0).map(({ name, form }) => [name, form.map(formField)]),
    ),
    rules: ruleDocs(entity),
    ...conditionDocs(entity),
    ...lockDocs(entity),
    system: states?.system.map(({ when }) => toText(when)) ?? [],
    views: Object.fromEntries(list.views.flatMap(({ name, where }) => (where ? [[name, toText(where)]] : []))),
    columns: list.columns.map(({ field }) => field),
    indexes: [...storage.index, ...(storage.across ?? [])],
    unique: storage.unique,
    global: storage.global,
    limits: limitNames(entity),
    samples: Object.fromEntries(entity.calls.map((call) => [call.verb, sampleOfCall(entity, call)])),
  };
}
