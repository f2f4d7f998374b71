import type { EntityHead } from '#core/entity/meta.ts';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';

const byName = new Map<string, EntityHead>(Object.values(entityHeads).map((head) => [head.name, head]));

/** Returns what tells an entity from others by its name, as records hold it ("ad"); undefined where there is none of it any more. */
export const headOf = (entity: string | null | undefined): EntityHead | undefined =>
  entity ? byName.get(entity) : undefined;
