import { isOff } from '#core/entity/guard.ts';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { RuleContext, Values } from '#core/entity/rule.ts';
import type { Can } from '../permission.ts';

/** The actions of a list view; all where the view names none. */
export function actionsOfView(meta: EntityMeta, view: string): readonly ActionMeta[] {
  const only = meta.views.find(({ name }) => name === view)?.actions;
  return only ? meta.actions.filter(({ name }) => only.includes(name)) : meta.actions;
}

/** Keeps the actions that this session may do and that lead somewhere: a call of this console, or a view that they open. */
export function availableActions(
  actions: readonly ActionMeta[],
  can: Can,
  has: (verb: string) => boolean,
): ActionMeta[] {
  return actions.filter((action) => can(action.perm) && (action.open !== undefined || has(action.call)));
}

/** Drops actions that are hidden for a record: their condition does not hold, and it has no message. */
export const offeredActions = (
  meta: EntityMeta,
  actions: readonly ActionMeta[],
  record: Values,
  context: RuleContext,
): ActionMeta[] => actions.filter(({ name }) => !isOff(meta, name, record, context));
