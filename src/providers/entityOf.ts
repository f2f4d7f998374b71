import type { EntityMeta } from '#core/entity/meta.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';

const byResource = entityByResource as Readonly<Record<string, EntityMeta | undefined>>;

/** Returns what is known of a resource, or undefined. */
export const findEntity = (resource: string): EntityMeta | undefined => byResource[resource];

/** The same where there must be one. */
export function entityOf(resource: string): EntityMeta {
  const meta = findEntity(resource);
  if (!meta)
    throw new Error(`There is no resource "${resource}"; generated/model/entities.gen.ts lists those that are.`);
  return meta;
}
