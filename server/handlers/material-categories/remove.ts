import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes categories of materials; one that a material has stays (MAT-07). */
export const remove = acting('materialCategory', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  if ((await whole.materials.count((eb) => eb('category_id', '=', id))) > 0) throw refuse('CATEGORY_IN_USE');
});
