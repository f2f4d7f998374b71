import type { MappingOf, WireMapping } from '#core/entity/mapping.ts';

/** What a person laid between form and wire: `resources/<resource>/wire.ts` exports `wire`. Loads no view. */
const files = import.meta.glob<{ wire: WireMapping }>('./*/wire.ts');

/** Finds the mapping of a resource's data. */
export const mappingOf: MappingOf = async (resource) => (await files[`./${resource}/wire.ts`]?.())?.wire;
