import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { actionOf } from '../actionOf.ts';
import { act } from '../transition.ts';

/** Deletes folders; one that holds anything stays, so that nothing is lost with it. */
export const remove = handler('materialFolder.delete', (context) =>
  act(materialFolderMeta, actionOf(materialFolderMeta, 'delete'), context, {
    check: async ({ id, corpId }) => {
      const whole = context.tx.as({ kind: 'system', corpId: String(corpId) });
      const inside =
        (await whole.materialFolders.count((eb) => eb('parent_id', '=', id))) +
        (await whole.materials.count((eb) => eb('folder_id', '=', id)));
      if (inside > 0) throw refuse('FOLDER_NOT_EMPTY');
    },
  }),
);
