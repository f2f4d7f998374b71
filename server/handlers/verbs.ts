import type { Values } from '#core/entity/rule.ts';
import type { Rows, TableOf } from '#generated/server/tables.gen.ts';
import type { CallName, Handler, HandlerContext, InputOf } from '../call/types.ts';
import { entityOf, type Row } from '../policies/tableOf.ts';
import { create } from './crud/create.ts';
import type { Decided } from './crud/decision.ts';
import { restore } from './crud/restore.ts';
import { update, type UpdateInput } from './crud/update.ts';
import type { DecideUpdate } from './crud/updateMany.ts';
import { act, type ActionInput } from './transition.ts';

type EntityName = keyof TableOf;
type RowOf<E extends EntityName> = Rows[TableOf[E]];
type CallOf<E extends EntityName, V extends string> = `${E}.${V}` & CallName;
type VerbOf<E extends EntityName> = CallName extends infer N ? (N extends `${E}.${infer V}` ? V : never) : never;
type ContextOf<E extends EntityName, V extends string> = HandlerContext<InputOf<CallOf<E, V>>>;

/** The handler of an entity's update, with what it decides: a change of many records asks it, too. */
export interface UpdateHandler<N extends CallName> extends Handler<N, undefined> {
  decide: DecideUpdate;
}

/**
 * Gives its type to what generic code knows by the name of its entity alone: a decision is handed the rows of the table
 * that it was declared for, and a handler serves the call of its name. The one cast of the verbs: TypeScript resolves
 * neither `Rows[TableOf[E]]` nor `${E}.${V}` while E is open, and an overload would have to accept any of both.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it names the type of the one cast
const byName = <T>(value: unknown): T => value as T;

type DecideCreate = (draft: Values, context: HandlerContext<object>) => Decided<Row>;

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
  const asked = byName<DecideCreate>(decide);
  const run = (context: HandlerContext<object>) => create(meta, context, (draft) => asked(draft, context));
  return byName({ name: `${entity}.create`, run });
}

/** The same for an update: `before` and `merged` are whole records in stored form, `before` locked. */
export function updating<E extends EntityName>(
  entity: E,
  decide: (before: RowOf<E>, merged: RowOf<E>, context: ContextOf<E, 'update'>) => Decided<RowOf<E>>,
): UpdateHandler<CallOf<E, 'update'>> {
  const meta = metaOf(entity);
  const asked = byName<DecideUpdate>(decide);
  const run = (context: HandlerContext<UpdateInput>) =>
    update(meta, context, { decide: (before, merged) => asked(before, merged, context) });
  return byName({ name: `${entity}.update`, decide: asked, run });
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
  const run = (context: HandlerContext<ActionInput>) => act(meta, action, context, byName(decide));
  return byName({ name: `${entity}.${verb}`, run });
}

/** The same for what brings a deleted record back; asked of the record as it lies in the bin. */
export function restoring<E extends EntityName>(
  entity: E,
  decide: (row: RowOf<E>, item: ContextOf<E, 'restore'>) => Decided<RowOf<E>>,
): Handler<CallOf<E, 'restore'>, undefined> {
  const meta = metaOf(entity);
  const run = (context: HandlerContext<ActionInput>) => restore(meta, context, byName(decide));
  return byName({ name: `${entity}.restore`, run });
}
