import { applyUpload } from '../../commands/applyUpload.ts';
import { materialWithContent } from '../../commands/materialWithContent.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

const TAKEN = { accept: ['image', 'video', 'audio', 'archive', 'document'] };

/** Permits the upload of a material, unless the library has the same content already (MAT-02). */
export const apply = handler('material.apply', async ({ input, user, tx, services }) => {
  const same = await materialWithContent(tx, { md5: input.md5, size: input.size });
  if (same) throw refuse('UPLOAD_DUPLICATE', { data: { materialId: same.id, name: same.name } });
  return applyUpload(
    tx,
    services,
    { corpId: user.corpId, accountId: user.userId, name: input.name, size: input.size },
    TAKEN,
  );
});
