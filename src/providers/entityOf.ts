import type { EntityHead, EntityMeta, System } from '#core/entity/meta.ts';
import { entityHeads } from '#generated/model/entityHeads.gen.ts';

const byResource: Readonly<Record<string, EntityHead | undefined>> = entityHeads;
const byName = new Map<string, EntityHead>(Object.values(entityHeads).map((head) => [head.name, head]));

/** Returns the head of an entity by its name, as records hold it ("ad"); undefined where there is none of it any more. */
export const headNamed = (entity: string | null | undefined): EntityHead | undefined =>
  entity ? byName.get(entity) : undefined;

function headOf(resource: string): EntityHead {
  const head = byResource[resource];
  if (!head)
    throw new Error(`There is no resource "${resource}"; generated/model/entityHeads.gen.ts lists those that are.`);
  return head;
}

/** Returns the entity name in a resource's calls. */
export const entityName = (resource: string): string => headOf(resource).name;

/** Says whether a console lists a resource: the server refuses the calls of the other one (SES-11). */
export const isListedIn = (system: System, resource: string): boolean => headOf(resource).systems.includes(system);

/** Returns all that is known of a resource, or undefined. Loaded when it is first asked for: no list needs it. */
export async function findEntity(resource: string): Promise<EntityMeta | undefined> {
  if (!byResource[resource]) return undefined;
  const { entityByResource } = await import('#generated/model/entities.gen.ts');
  return entityByResource[resource];
}
