import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { districtName, districtNames, districtsBelow, divisionTree, isDistrict } from '../../policies/districts.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';

/** Returns the divisions right below one, or those with these codes, with their names from the province down (DEV-14). */
export const list = handler('district.list', async ({ input: { parent, codes }, language }) => {
  if (parent !== undefined && !isDistrict(parent)) throw refuse('NOT_FOUND');
  const asked = codes ? codes.filter(isDistrict) : districtsBelow(parent);
  return {
    list: asked.map((code) => ({
      code,
      name: districtName(code, language),
      names: districtNames(code, language),
      hasMore: districtsBelow(code).length > 0,
    })),
  };
});

/**
 * Returns the divisions in which an entity has records that the caller sees, each with their number and below its own: one
 * statement, whatever their number. Records without a division are in none.
 */
export const tree = handler('district.tree', async ({ input: { entity: name }, tx, user, language }) => {
  const entity = entityOf(name);
  const field = entity?.fields.find(({ widget }) => widget === 'district');
  if (!entity || !field || !user.can(entity.perm.list)) throw refuse('NOT_FOUND');
  const counts = await tableOf(tx, entity.name).countBy(field.name);
  return { list: divisionTree(counts, language) };
});
