import type { MaterialFolderStored } from '#generated/server/material-folders.gen.ts';
import { isBelow } from '../../commands/treeOrder.ts';
import { refuse } from '../../call/refuse.ts';
import { updating } from '../verbs.ts';

const parentOf = ({ parentId }: MaterialFolderStored) => parentId;

/** Renames or moves a folder; never into itself (MAT-07). */
export const update = updating('materialFolder', async ({ id, corpId, ...before }, { parentId }, { tx }) => {
  if (!parentId || parentId === before.parentId) return;
  const tree = { name: `folders of ${corpId}`, table: tx.materialFolders, parentOf };
  if (await isBelow(tx, tree, id, parentId)) throw refuse('FOLDER_IN_ITSELF');
});
