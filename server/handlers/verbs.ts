import type { Rows, TableOf } from '#generated/server/tables.gen.ts';
import type { CallName, Handler, HandlerContext, InputOf } from '../call/types.ts';
import { entityOf, type Row } from '../policies/tableOf.ts';
import { create } from './crud/create.ts';
import type { Decided } from './crud/decision.ts';
import { restore } from './crud/restore.ts';
import { update, type UpdateInput } from './crud/update.ts';
import type { DecideUpdate } from './crud/updateMany.ts';
import { act, type ActionInput, type DecideAction } from './transition.ts';

type EntityName = keyof TableOf;
type RowOf<E extends EntityName> = Rows[TableOf[E]];
type CallOf<E extends EntityName, V extends string> = `${E}.${V}` & CallName;
type VerbOf<E extends EntityName> = CallName extends infer N ? (N extends `${E}.${infer V}` ? V : never) : never;
type ContextOf<E extends EntityName, V extends string> = HandlerContext<InputOf<CallOf<E, V>>>;

/** The handler of an entity's update, with what it decides: a change of many records asks it, too. */
export interface UpdateHandler<N extends CallName> extends Handler<N, undefined> {
  decide: DecideUpdate;
}

function metaOf(name: string) {
  const meta = entityOf(name);
  if (!meta) throw new Error(`there is no entity "${name}"`);
  return meta;
}

/**
 * Declares how an entity's records are made where its schema is not all:
 * `export const create = creating('ad', async (draft, { tx }) => ({ changes, effects }))`.
 */
export function creating<E extends EntityName>(
  entity: E,
  decide: (draft: Partial<RowOf<E>>, context: ContextOf<E, 'create'>) => Decided<RowOf<E>>,
): Handler<CallOf<E, 'create'>, undefined> {
  const meta = metaOf(entity);
  const run = (context: ContextOf<E, 'create'>) =>
    create(meta, context, (draft) => decide(draft as Partial<RowOf<E>>, context) as Decided<Row>);
  return { name: `${entity}.create`, run } as unknown as Handler<CallOf<E, 'create'>, undefined>;
}

/** The same for an update: `before` and `merged` are whole records in stored form, `before` locked. */
export function updating<E extends EntityName>(
  entity: E,
  decide: (before: RowOf<E>, merged: RowOf<E>, context: ContextOf<E, 'update'>) => Decided<RowOf<E>>,
): UpdateHandler<CallOf<E, 'update'>> {
  const meta = metaOf(entity);
  const asked = decide as unknown as DecideUpdate;
  const run = (context: HandlerContext<UpdateInput>) =>
    update(meta, context, { decide: (before, merged) => asked(before, merged, context) });
  return { name: `${entity}.update`, decide: asked, run } as unknown as UpdateHandler<CallOf<E, 'update'>>;
}

/** The same for an action of x-actions and for the deletion, by the verb of its call; asked of each record, locked. */
export function acting<E extends EntityName, V extends VerbOf<E>>(
  entity: E,
  verb: V,
  decide: (row: RowOf<E>, item: ContextOf<E, V>) => Decided<RowOf<E>>,
): Handler<CallOf<E, V>, undefined> {
  const meta = metaOf(entity);
  const action = meta.actions.find(({ call }) => call === verb);
  if (!action) throw new Error(`${entity} has no action with the call "${verb}"`);
  const run = (context: HandlerContext<ActionInput>) => act(meta, action, context, decide as unknown as DecideAction);
  return { name: `${entity}.${verb}`, run } as unknown as Handler<CallOf<E, V>, undefined>;
}

/** The same for what brings a deleted record back; asked of the record as it lies in the bin. */
export function restoring<E extends EntityName>(
  entity: E,
  decide: (row: RowOf<E>, item: ContextOf<E, 'restore'>) => Decided<RowOf<E>>,
): Handler<CallOf<E, 'restore'>, undefined> {
  const meta = metaOf(entity);
  const run = (context: HandlerContext<ActionInput>) => restore(meta, context, decide as unknown as DecideAction);
  return { name: `${entity}.restore`, run } as unknown as Handler<CallOf<E, 'restore'>, undefined>;
}
