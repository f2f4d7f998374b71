import type { CallMeta } from '#core/entity/meta.ts';
import type { OptionalHandler, RequiredHandler } from '#generated/server/handlers.gen.ts';
import type { BeforeContext, CallName, HandlerContext, InputOf, OutputOf, Refusal } from '../call/types.ts';
import { entityOf } from '../policies/tableOf.ts';
import { create } from './crud/create.ts';
import { exportRows } from './crud/export.ts';
import { importSheet, receiveSheet } from './crud/import.ts';
import { importTemplate } from './crud/importTemplate.ts';
import { list } from './crud/list.ts';
import { addMembers, removeMembers } from './crud/members.ts';
import { one } from './crud/one.ts';
import { restore } from './crud/restore.ts';
import { update } from './crud/update.ts';
import { updateMany, type DecideUpdate } from './crud/updateMany.ts';
import * as written from './index.ts';
import { reportOf, runReport } from './reports/run.ts';
import { reportSheet } from './reports/sheet.ts';
import { act } from './transition.ts';

/** Handler with any result of its `before` step. */
interface Work<N extends CallName> {
  name: N;
  before?: (context: BeforeContext<InputOf<N>>) => Promise<unknown>;
  run: (context: HandlerContext<InputOf<N>, never>) => Promise<OutputOf<N> | Refusal>;
}

/** Type of the table in server/handlers/index.ts: a missing or extra handler is a type error. */
export type Complete<W> = { [N in RequiredHandler]: Work<N> } & { [N in OptionalHandler]?: Work<N> } & {
  [N in Exclude<keyof W, RequiredHandler | OptionalHandler>]: 'serves no call';
};

/** Hand-written handlers by call. */
export const handlers = written satisfies Complete<typeof written>;

/** Handler as the dispatcher calls it, with input already checked against the call's schema. */
export interface AnyHandler {
  name: string;
  /** Decision of an update about one record; a bulk update calls it, too. */
  decide?: DecideUpdate;
  before?(context: BeforeContext<never>): Promise<unknown>;
  run(context: HandlerContext<never, never>): Promise<unknown>;
}

/**
 * Returns the handler of each call, hand-written or generic. Throws for a missing handler, or one without a call: then
 * the server does not start.
 */
export function handlersFor(
  calls: readonly CallMeta[],
  written: Readonly<Record<string, AnyHandler>>,
): Map<string, AnyHandler> {
  const found = new Map<string, AnyHandler>();
  const problems: string[] = [];
  for (const call of calls) {
    const handler = written[call.name] ?? byUpdate(call, written) ?? generic(call);
    if (!handler)
      problems.push(`the call "${call.name}" has no handler: write one in server/handlers and list it in its index.ts`);
    else if (handler.name !== call.name)
      problems.push(`the handler listed for "${call.name}" is that of "${handler.name}"`);
    else found.set(call.name, handler);
  }
  for (const name of Object.keys(written))
    if (!found.has(name)) problems.push(`the handler "${name}" serves no call of the schemas`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}

/** Returns the generic handler of a call that updates many records, with the decision of their hand-written single update. */
function byUpdate(call: CallMeta, written: Readonly<Record<string, AnyHandler>>): AnyHandler | null {
  const entity = entityOf(call.entity);
  if (!entity || (call.kind !== 'updateMany' && call.kind !== 'members')) return null;
  const one = written[`${call.kind === 'members' ? entity.members?.entity : entity.name}.update`];
  if (one && !one.decide)
    throw new Error(`${one.name} is no "updating" (server/handlers/verbs.ts): write ${call.name} by hand`);
  const { name } = call;
  if (call.kind === 'updateMany') return { name, run: (context) => updateMany(entity, context, one?.decide) };
  if (call.verb === 'removeMembers') return { name, run: (context) => removeMembers(entity, context, one?.decide) };
  return { name, run: (context) => addMembers(entity, context, one?.decide) };
}

/** Returns the generic handler of a call, or null if it needs a hand-written one. */
function generic(call: CallMeta): AnyHandler | null {
  const report = reportOf(call.entity);
  if (report)
    return {
      name: call.name,
      run: (context) => (call.download ? reportSheet(report, context) : runReport(report, context)),
    };
  const entity = entityOf(call.entity);
  if (!entity) return null;
  const { name } = call;
  if (call.kind === 'list') return { name, run: (context) => list(entity, context) };
  if (call.kind === 'one') return { name, run: (context) => one(entity, context) };
  if (call.kind === 'create') return { name, run: (context) => create(entity, context) };
  if (call.kind === 'update') return { name, run: (context) => update(entity, context) };
  if (call.kind === 'import')
    return { name, before: receiveSheet, run: (context) => importSheet(entity, context) } satisfies AnyHandler;
  if (call.kind === 'template') return { name, run: (context) => importTemplate(entity, context) };
  if (call.kind === 'export') return { name, run: (context) => exportRows(entity, context) };
  if (call.kind === 'restore') return { name, run: (context) => restore(entity, context) };
  const action = entity.actions.find((candidate) => candidate.call === call.verb);
  if (call.kind !== 'action' || !action || !(action.to || action.deletes || action.sets.length > 0)) return null;
  return { name, run: (context) => act(entity, action, context) };
}
