import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';

/** Returns an action of an entity. Throws where its schema has none of this name: then the handler over it serves nothing. */
export function actionOf(entity: EntityMeta, name: string): ActionMeta {
  const found = entity.actions.find((action) => action.name === name);
  if (!found) throw new Error(`${entity.name} has no action "${name}"`);
  return found;
}
