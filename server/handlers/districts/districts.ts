import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { OutputOf } from '../../call/types.ts';
import { districtName, districtNames, districtsBelow, isDistrict, wayTo } from '../../policies/districts.ts';
import { entityOf, tableOf } from '../../policies/tableOf.ts';

type Node = OutputOf<'district.tree'>['list'][number];

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
  const sums = new Map<string, number>();
  for (const [code, count] of counts)
    if (isDistrict(code)) for (const each of wayTo(code)) sums.set(each, (sums.get(each) ?? 0) + count);
  // A city that is its province, such as Shanghai, is one step.
  const isStep = (code: string) => !code.endsWith('00') || districtNames(code, language).length === wayTo(code).length;
  return {
    list: [...sums.keys()]
      .filter(isStep)
      .toSorted()
      .map((code): Node => {
        const depth = districtNames(code, language).length - 1;
        return { code, name: districtName(code, language), depth, count: sums.get(code)! };
      }),
  };
});
