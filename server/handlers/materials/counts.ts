import { handler } from '../../call/handler.ts';
import { inLibrary } from '../../policies/unlisted.ts';

/** Counts the materials of each folder that the caller may see (MAT-01). */
export const counts = handler('material.counts', async ({ tx }) => {
  const by = await tx.materials.countBy('folderId', inLibrary);
  const { '': unfiled = 0, ...folders } = Object.fromEntries(by);
  return {
    total: [...by.values()].reduce((sum, count) => sum + count, 0),
    unfiled,
    folders: Object.entries(folders).map(([id, count]) => ({ id, count })),
  };
});
