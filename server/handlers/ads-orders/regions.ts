import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { screensByDivision } from '../../commands/sales/search.ts';
import { divisionTree } from '../../policies/districts.ts';

/** Counts the screens that are on sale by province, city and district, for the tree beside the search (ADS-03). */
export const regions = handler('adsOrder.regions', async ({ input, tx, language }) => {
  const { from, to } = input;
  if (from && to && to < from) throw refuse('ORDER_DAYS');
  const counts = await screensByDivision(tx, input);
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    list: divisionTree(
      counts.flatMap(({ code, count }) => (code === null ? [] : [[code, count] as const])),
      language,
    ),
  };
});
