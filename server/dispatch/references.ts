import type { Issue } from '#core/entity/issues.ts';
import type { CallMeta, EntityMeta, FieldMeta, InputRefMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { isDistrict } from '../policies/districts.ts';
import { logicOf, predicateContext } from '../policies/logic.ts';
import { entityOf, tableOf } from '../policies/tableOf.ts';
import type { Caller } from '../policies/sessionUser.ts';
import { wrongUploads } from '../policies/uploads.ts';
import type { Tx, Where } from '../store/types.ts';
import { refuse } from '../call/refuse.ts';

/** Places of a payload that hold ids of other records, or codes of districts. Computed once per call, when the server starts. */
export type References = readonly Reference[];

interface Reference extends Pick<FieldMeta, 'name' | 'kind' | 'ref' | 'widget' | 'file'> {
  /** Names on the way to its value; of a list on the way every item is meant. */
  at: readonly string[];
  /** Key of its filter in the table of filters. */
  key: string;
}

const FILES: ReadonlySet<string> = new Set(['file', 'files']);

/**
 * Returns the places of a payload of this call whose values are ids: fields of the entity, and of an action's form, and what
 * the payload itself declares, at any depth.
 */
export function referencesOf(
  call: CallMeta,
  entity: EntityMeta | undefined,
  declared: readonly InputRefMeta[] = [],
): References {
  const said = declared.map(({ at, to, across }): Reference => ({
    name: at.at(-1)!,
    kind: 'refs',
    ref: { to, ...(across ? { across } : {}) },
    at,
    key: `${call.verb}.${at.join('.')}`,
  }));
  if (!entity || !call.write) return said;
  const asked = entity.actions.find((action) => action.call === call.verb)?.refs ?? [];
  const own = entity.fields.filter(
    (field) => !field.derived && !field.readOnly && (field.ref || FILES.has(field.kind) || field.widget === 'district'),
  );
  // A bulk update has its fields below `set`.
  const placed = (field: Pick<FieldMeta, 'name'>) => ({
    at: call.kind === 'updateMany' ? ['set', field.name] : [field.name],
  });
  const isTaken = (name: string): boolean =>
    asked.some((each) => each.name === name) || said.some(({ at }) => at.length === 1 && at[0] === name);
  return [
    // What the call itself says of a name wins over the entity's field of that name.
    ...own.filter(({ name }) => !isTaken(name)).map((field) => ({ ...field, ...placed(field), key: field.name })),
    ...asked.map((field) => ({ ...field, ...placed(field), key: `${call.verb}.${field.name}` })),
    ...said,
  ];
}

/** Ids at one place of a payload. */
interface Place {
  path: string;
  ids: readonly string[];
}

/** Returns the ids that stand at a reference, by their places; places without any are left out. */
function placesIn(value: unknown, [name, ...further]: readonly string[], path: readonly string[] = []): Place[] {
  if (name === undefined) {
    const ids = idsIn(value);
    return ids.length === 0 ? [] : [{ path: path.join('.'), ids }];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => placesIn(item, [name, ...further], [...path, String(index)]));
  if (typeof value !== 'object' || value === null) return [];
  return placesIn((value as Values)[name], further, [...path, name]);
}

/**
 * Refuses a payload with the id of a record that the caller cannot see (architecture 4). The id of another tenant's
 * record is answered exactly like one that does not exist, at its place.
 */
export async function checkReferences(
  tx: Tx,
  { call, references, user }: { call: CallMeta; references: References; user: Caller | null },
  input: Values,
): Promise<void> {
  const issues: Issue[] = [];
  const values = call.kind === 'updateMany' ? (input['set'] as Values) : input;
  for (const field of references) {
    const places = placesIn(input, field.at);
    if (places.length === 0) continue;
    const { ruleOf, args } = await judgeOf(tx, { call, field, places, values, input, user });
    for (const { path, ids } of places) {
      const rule = ruleOf(ids);
      if (rule) issues.push({ path, rule, args });
    }
  }
  if (issues.length > 0) throw refuse('PAYLOAD_INVALID', { issues });
}

interface Asked {
  call: CallMeta;
  field: Reference;
  places: readonly Place[];
  /** Values with the sibling that names the entity. */
  values: Values;
  input: Values;
  /** Null for a public call. */
  user: Caller | null;
}

interface Judge {
  /** Returns the rule that ids at one place break; null where they are good. */
  ruleOf: (ids: readonly string[]) => string | null;
  args: Issue['args'];
}

async function judgeOf(tx: Tx, asked: Asked): Promise<Judge> {
  const { call, field, places, values, input, user } = asked;
  if (field.widget === 'district') return { ruleOf: (ids) => (ids.every(isDistrict) ? null : 'district'), args: {} };
  if (FILES.has(field.kind)) {
    const ids = places.flatMap((place) => place.ids);
    const records = recordsIn(input);
    const rule = await wrongUploads(tx, { ids, field, entity: entityOf(call.entity), records, user });
    return { ruleOf: () => rule, args: { max: field.file?.maxCount ?? 1 } };
  }
  const target = await targetOf(tx, call, field, values);
  if (!target) return { ruleOf: () => 'notFound', args: {} };
  return { ruleOf: await rowsRule(tx, asked, target), args: { entity: target.name } };
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/** Returns the ids of the records that a call is about. */
const recordsIn = (input: Values): string[] => [input['id'], input['ids']].flatMap(idsIn);

/** Returns the condition that x-ref.filter puts on the rows of a reference. */
function filterOf(tx: Tx, call: CallMeta, field: Reference): Where | undefined {
  const filter = logicOf(call.entity).refFilters[field.key];
  const user = tx.scope.kind === 'user' ? tx.scope.user : null;
  return filter && ((eb) => filter(eb, predicateContext({ now: tx.now, user })));
}

/** Returns the rule that ids break: of a row that the caller cannot see, or, where something is written, of another corporation's. */
async function rowsRule(tx: Tx, { call, field, places, input }: Asked, target: EntityMeta): Promise<Judge['ruleOf']> {
  const wanted = [...new Set(places.flatMap(({ ids }) => ids))];
  const table = tableOf(tx, target.name);
  const filter = filterOf(tx, call, field);
  // Locked until the call ends, so that the referenced row still exists when the reference is written.
  const read = { fields: ['id', 'corpId'], ...(call.write ? { lock: 'reference' as const } : {}) };
  const rows = filter
    ? await table.find((eb) => eb.and([eb('id', 'in', wanted), filter(eb)]), { ...read, limit: wanted.length })
    : await table.many(wanted, read);
  const corpOf = new Map(rows.map((row) => [row.id, row['corpId']]));
  const isBound = call.write && !field.ref?.across && target.scope !== 'none' && rows.length > 0;
  const own = isBound ? await corporationsOf(tx, call, input) : null;
  const isOwn = (id: string): boolean => own === null || (own.size === 1 && own.has(corpOf.get(id)));
  return (ids) => (ids.every((id) => corpOf.has(id)) ? (ids.every(isOwn) ? null : 'otherCorporation') : 'notFound');
}

/** Returns the corporations of the rows that a call changes or creates; null if no scope decides it. */
async function corporationsOf(tx: Tx, call: CallMeta, input: Values): Promise<ReadonlySet<unknown> | null> {
  const ids = recordsIn(input);
  if (call.kind === 'create' || ids.length === 0)
    return tx.scope.kind === 'user' ? new Set([tx.scope.user.corpId]) : null;
  const rows = await tableOf(tx, call.entity).many(ids, { fields: ['corpId'] });
  // For a missing record the handler answers the error.
  return rows.length === 0 ? null : new Set(rows.map((row) => row['corpId']));
}

/**
 * Returns the entity that a field refers to. If a sibling field names it and the update leaves that out, reads it from
 * the record.
 */
async function targetOf(tx: Tx, call: CallMeta, field: Reference, input: Values): Promise<EntityMeta | undefined> {
  const { to, toBy } = field.ref ?? {};
  if (to !== undefined) return entityOf(to);
  if (toBy === undefined) return undefined;
  const said =
    input[toBy] ?? (call.kind === 'update' ? await saidBefore(tx, call, toBy, input['id']) : defaultOf(call, toBy));
  return typeof said === 'string' ? entityOf(said) : undefined;
}

async function saidBefore(tx: Tx, call: CallMeta, field: string, id: unknown): Promise<unknown> {
  const row =
    typeof id === 'string' ? await tableOf(tx, call.entity).one(id, { fields: [field], lock: 'change' }) : null;
  if (!row) throw refuse('NOT_FOUND');
  return row[field];
}

function defaultOf(call: CallMeta, name: string): unknown {
  return entityOf(call.entity)?.fields.find((field) => field.name === name)?.default;
}
