import type { Issue } from '#core/entity/issues.ts';
import type { CallMeta, EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';
import { logicOf, predicateContext } from '../policies/logic.ts';
import { entityOf, tableOf } from '../policies/tableOf.ts';
import { missingUploads } from '../policies/uploads.ts';
import type { Tx, Where } from '../store/types.ts';
import { refuse } from '../call/refuse.ts';

/** Which fields of a payload name other records. Worked out once per call, at the start. */
export type References = readonly Reference[];

interface Reference extends Pick<FieldMeta, 'name' | 'kind' | 'ref'> {
  /** By which its filter is known, if it has one. */
  key: string;
}

const FILES: ReadonlySet<string> = new Set(['file', 'files']);

/** Returns the fields of an entity, and of an action's form, whose values are ids that a payload of this call may carry. */
export function referencesOf(call: CallMeta, entity: EntityMeta | undefined): References {
  if (!entity || !call.write) return [];
  const asked = entity.actions.find((action) => action.call === call.verb)?.refs ?? [];
  const own = entity.fields.filter(
    (field) => !field.derived && !field.readOnly && (field.ref || FILES.has(field.kind)),
  );
  return [
    // What the form asks under a field's name is the form's.
    ...own
      .filter(({ name }) => !asked.some((each) => each.name === name))
      .map((field) => ({ ...field, key: field.name })),
    ...asked.map((field) => ({ ...field, key: `${call.verb}.${field.name}` })),
  ];
}

/**
 * Refuses a payload that names a record which the caller cannot see (architecture 4): another tenant's id
 * is answered exactly as one that does not exist, at the field that names it.
 */
export async function checkReferences(tx: Tx, call: CallMeta, references: References, input: Values): Promise<void> {
  const issues: Issue[] = [];
  // A change of many says its fields below `set`.
  const isMany = call.kind === 'updateMany';
  const values = isMany ? (input['set'] as Values) : input;
  for (const field of references) {
    const ids = idsIn(values[field.name]);
    if (ids.length === 0) continue;
    const missing = FILES.has(field.kind)
      ? await missingUploads(tx, ids)
      : await missingRows(tx, await targetOf(tx, call, field, values), ids, filterOf(tx, call, field));
    if (missing) issues.push({ path: isMany ? `set.${field.name}` : field.name, rule: 'notFound', args: {} });
  }
  if (issues.length > 0) throw refuse('PAYLOAD_INVALID', { issues });
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/** The rows that a reference may name where its schema narrows them (x-ref.filter). */
function filterOf(tx: Tx, call: CallMeta, field: Reference): Where | undefined {
  const filter = logicOf(call.entity).refFilters[field.key];
  const user = tx.scope.kind === 'user' ? tx.scope.user : null;
  return filter && ((eb) => filter(eb, predicateContext({ now: tx.now, user })));
}

async function missingRows(
  tx: Tx,
  target: EntityMeta | undefined,
  ids: readonly string[],
  filter: Where | undefined,
): Promise<boolean> {
  if (!target) return true;
  const wanted = new Set(ids);
  const table = tableOf(tx, target.name);
  // Held until the call ends: what it refers to is there when it is written.
  const read = { fields: ['id'], lock: 'reference' } as const;
  const rows = filter
    ? await table.find((eb) => eb.and([eb('id', 'in', [...wanted]), filter(eb)]), { ...read, limit: wanted.size })
    : await table.many([...wanted], read);
  return rows.length !== wanted.size;
}

/** Returns the entity that a field points to. Where a sibling says it, and the update leaves that out, the record itself does. */
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
