import type { EntityName } from '#generated/model/entities.gen.ts';
import type { Where } from '../store/types.ts';

/** The picture of a passer-by belongs to its cast: nobody finds it in the library, chooses it for an ad, or keeps it longer (MKT-10). */
export const inLibrary: Where = (eb) => eb('cast_id', 'is', null);

const LISTED: Partial<Record<EntityName, Where>> = { material: inLibrary };

/** Returns the condition of records that stand in lists, pickers, sheets and search; undefined where all of an entity do. */
export const listedWhere = (entity: string): Where | undefined => LISTED[entity as EntityName];
