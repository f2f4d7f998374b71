import { refuse } from '../../call/refuse.ts';
import { acting } from '../verbs.ts';

/** Deletes folders; one that holds anything stays, so that nothing is lost with it. */
export const remove = acting('materialFolder', 'delete', async ({ id, corpId }, { tx }) => {
  const whole = tx.as({ kind: 'system', corpId });
  const inside =
    (await whole.materialFolders.count((eb) => eb('parent_id', '=', id))) +
    (await whole.materials.count((eb) => eb('folder_id', '=', id)));
  if (inside > 0) throw refuse('FOLDER_NOT_EMPTY');
});
