import type { EntityHead, EntityMeta } from '#core/entity/meta.ts';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';

const byResource: Readonly<Record<string, EntityHead | undefined>> = entityHeads;

/** Returns the name by which the calls of a resource go. */
export function entityName(resource: string): string {
  const head = byResource[resource];
  if (!head)
    throw new Error(`There is no resource "${resource}"; generated/model/entityHeads.gen.ts lists those that are.`);
  return head.name;
}

/** Returns all that is known of a resource, or undefined. Loaded when it is first asked for: no list needs it. */
export async function findEntity(resource: string): Promise<EntityMeta | undefined> {
  if (!byResource[resource]) return undefined;
  const { entityByResource } = await import('#generated/model/entities.gen.ts');
  return entityByResource[resource];
}
