import type { EntityMeta, MembersMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { HandlerContext } from '../../call/types.ts';
import { displayOf } from '../../policies/changes.ts';
import { entityOf, tableOf, type Row } from '../../policies/tableOf.ts';
import { batch } from '../batch.ts';
import { update, type UpdateInput } from './update.ts';
import type { DecideUpdate } from './updateMany.ts';

interface MembersInput {
  /** The record to which the members belong. */
  id: string;
  /** The members. */
  ids: readonly string[];
}

type Context = HandlerContext<MembersInput, unknown>;

/** Puts members into a record, each in its own savepoint as an update of it would; one that is in it already stays. */
export const addMembers = (entity: EntityMeta, context: Context, decide?: DecideUpdate) =>
  change(entity, context, decide, ({ field, many, most }, owner, member) => {
    const now = held(member[field]);
    if (most !== undefined && now.length >= most && !now.includes(owner.id))
      throw refuse('PAYLOAD_INVALID', { issues: [{ path: field, rule: 'maxItems', args: { max: most } }] });
    return now.includes(owner.id) ? null : { value: many ? [...now, owner.id] : owner.id };
  });

/** Takes members out of a record. One that does not belong to it is refused with its own sentence. */
export const removeMembers = (entity: EntityMeta, context: Context, decide?: DecideUpdate) =>
  change(entity, context, decide, ({ field, many, error }, owner, member) => {
    const now = held(member[field]);
    if (!now.includes(owner.id))
      throw refuse(now.length === 0 && error !== undefined ? (error as ErrorName) : 'NOT_A_MEMBER');
    return { value: many ? now.filter((id) => id !== owner.id) : null };
  });

const held = (value: unknown): string[] => [value].flat().filter((id) => typeof id === 'string');

/**
 * Changes the field by which each member belongs to the record. The record is locked first, then the members in the
 * order of their ids: two calls that fill the same group wait for each other.
 */
async function change(
  entity: EntityMeta,
  context: Context,
  decide: DecideUpdate | undefined,
  next: (members: MembersMeta, owner: Row, member: Row) => { value: string | string[] | null } | null,
): Promise<BatchResult> {
  const { members } = entity;
  const other = members && entityOf(members.entity);
  if (!members || !other) throw new Error(`${entity.name} has no members`);
  const owner = await tableOf(context.tx, entity.name).one(context.input.id, { lock: 'change' });
  if (!owner) throw refuse('NOT_FOUND');
  const call = { ...context.call, entity: other.name };
  context.log({ targetId: owner.id, targetName: displayOf(entity, owner) });
  return batch({ ...context, call }, async (id, item) => {
    const member = await tableOf(item.tx, other.name).one(id, { lock: 'change' });
    if (!member) throw refuse('NOT_FOUND');
    if (member.corpId !== owner.corpId)
      throw refuse('PAYLOAD_INVALID', { issues: [{ path: 'ids', rule: 'otherCorporation', args: {} }] });
    const changed = next(members, owner, member);
    if (changed === null) return;
    const one: HandlerContext<UpdateInput, unknown> = {
      ...item,
      input: { id, [members.field]: changed.value },
      // The change is the member's: its own page shows it, under its field names.
      log: (line) => item.log({ ...line, entity: other.name }),
    };
    await update(other, one, decide ? { decide: (before, merged) => decide(before, merged, one) } : {});
  });
}
