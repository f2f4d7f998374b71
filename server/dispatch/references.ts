import type { Issue } from '#core/entity/issues.ts';
import type { CallMeta, EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { isDistrict } from '../policies/districts.ts';
import { logicOf, predicateContext } from '../policies/logic.ts';
import { entityOf, tableOf } from '../policies/tableOf.ts';
import { missingUploads } from '../policies/uploads.ts';
import type { Tx, Where } from '../store/types.ts';
import { refuse } from '../call/refuse.ts';

/** Fields of a payload that hold ids of other records, or codes of districts. Computed once per call, when the server starts. */
export type References = readonly Reference[];

interface Reference extends Pick<FieldMeta, 'name' | 'kind' | 'ref' | 'widget'> {
  /** Key of its filter in the table of filters. */
  key: string;
}

const FILES: ReadonlySet<string> = new Set(['file', 'files']);

/** Returns the fields of an entity, and of an action's form, whose values are ids that a payload of this call may carry. */
export function referencesOf(call: CallMeta, entity: EntityMeta | undefined): References {
  if (!entity || !call.write) return [];
  const asked = entity.actions.find((action) => action.call === call.verb)?.refs ?? [];
  const own = entity.fields.filter(
    (field) => !field.derived && !field.readOnly && (field.ref || FILES.has(field.kind) || field.widget === 'district'),
  );
  return [
    // A field of the action's form wins over the entity's field of the same name.
    ...own
      .filter(({ name }) => !asked.some((each) => each.name === name))
      .map((field) => ({ ...field, key: field.name })),
    ...asked.map((field) => ({ ...field, key: `${call.verb}.${field.name}` })),
  ];
}

/**
 * Refuses a payload with the id of a record that the caller cannot see (architecture 4). The id of another tenant's
 * record is answered exactly like one that does not exist, at its field.
 */
export async function checkReferences(tx: Tx, call: CallMeta, references: References, input: Values): Promise<void> {
  const issues: Issue[] = [];
  // A bulk update has its fields below `set`.
  const isMany = call.kind === 'updateMany';
  const values = isMany ? (input['set'] as Values) : input;
  for (const field of references) {
    const ids = idsIn(values[field.name]);
    if (ids.length === 0) continue;
    if (field.widget === 'district') {
      if (!ids.every(isDistrict))
        issues.push({ path: isMany ? `set.${field.name}` : field.name, rule: 'district', args: {} });
      continue;
    }
    const target = FILES.has(field.kind) ? undefined : await targetOf(tx, call, field, values);
    const rule = FILES.has(field.kind)
      ? (await missingUploads(tx, ids)) && 'notFound'
      : await wrongRows(tx, { call, field, ids, target, input });
    const args = target ? { entity: target.name } : {};
    if (rule) issues.push({ path: isMany ? `set.${field.name}` : field.name, rule, args });
  }
  if (issues.length > 0) throw refuse('PAYLOAD_INVALID', { issues });
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/** Returns the condition that x-ref.filter puts on the rows of a reference. */
function filterOf(tx: Tx, call: CallMeta, field: Reference): Where | undefined {
  const filter = logicOf(call.entity).refFilters[field.key];
  const user = tx.scope.kind === 'user' ? tx.scope.user : null;
  return filter && ((eb) => filter(eb, predicateContext({ now: tx.now, user })));
}

interface Asked {
  call: CallMeta;
  field: Reference;
  ids: readonly string[];
  target: EntityMeta | undefined;
  input: Values;
}

/** Returns the error for the ids in a field: a row that the caller cannot see, or one of another corporation. */
async function wrongRows(tx: Tx, { call, field, ids, target, input }: Asked): Promise<string | null> {
  if (!target) return 'notFound';
  const wanted = new Set(ids);
  const table = tableOf(tx, target.name);
  const filter = filterOf(tx, call, field);
  // Locked until the call ends, so that the referenced row still exists when the reference is written.
  const read = { fields: ['id', 'corpId'], lock: 'reference' } as const;
  const rows = filter
    ? await table.find((eb) => eb.and([eb('id', 'in', [...wanted]), filter(eb)]), { ...read, limit: wanted.size })
    : await table.many([...wanted], read);
  if (rows.length !== wanted.size) return 'notFound';
  if (field.ref?.across || target.scope === 'none') return null;
  const named = new Set(rows.map((row) => row['corpId']));
  const own = await corporationsOf(tx, call, input);
  return own === null || [...named].every((corpId) => own.size === 1 && own.has(corpId)) ? null : 'otherCorporation';
}

/** Returns the corporations of the rows that a call changes or creates; null if no scope decides it. */
async function corporationsOf(tx: Tx, call: CallMeta, input: Values): Promise<ReadonlySet<unknown> | null> {
  const ids = [input['id'], input['ids']].flatMap(idsIn);
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
