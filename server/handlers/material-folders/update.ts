import { materialFolderMeta } from '#generated/model/material-folders/meta.gen.ts';
import type { MaterialFolderStored } from '#generated/server/material-folders.gen.ts';
import type { Tx } from '../../store/types.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { update as updateRow } from '../crud/update.ts';

const tree = (tx: Tx) => ({
  name: 'materialFolders',
  table: tx.materialFolders,
  parentOf: ({ parentId }: MaterialFolderStored) => parentId,
});

/** Renames or moves a folder; never into itself (MAT-07). */
export const update = handler('materialFolder.update', async (context) => {
  const { input, tx } = context;
  if (input.parentId && (await isBelow(tx, tree(tx), input.id, input.parentId))) throw refuse('FOLDER_IN_ITSELF');
  return updateRow(materialFolderMeta, context);
});
