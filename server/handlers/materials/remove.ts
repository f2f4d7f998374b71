import { refuse } from '../../call/refuse.ts';
import { materialUses } from '../../commands/materialUses.ts';
import { acting } from '../verbs.ts';

/** Deletes materials; one that an ad or a layout shows stays, and the answer names them (MAT-04). */
export const remove = acting('material', 'delete', async ({ id, corpId }, { tx }) => {
  const found = await materialUses(tx, id, corpId);
  if (found) throw refuse('MATERIAL_IN_USE', { sentence: found.sentence, data: { uses: found.uses } });
});
