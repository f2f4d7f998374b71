import { applyUpload } from '../../commands/applyUpload.ts';
import { materialWithContent } from '../../commands/materialWithContent.ts';
import { checkWaiting } from '../../commands/unnamedUploads.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

const TAKEN = { accept: ['image', 'video', 'audio', 'archive', 'document'] };

/** Permits the upload of a material, unless the library has the same content already (MAT-02). */
export const apply = handler('material.apply', async ({ input, user, tx, services }) => {
  const same = await materialWithContent(tx, { md5: input.md5, size: input.size });
  if (same) throw refuse('UPLOAD_DUPLICATE', { data: { materialId: same.id, name: same.name } });
  const application = { corpId: user.corpId, accountId: user.userId, name: input.name, size: input.size };
  const form = await applyUpload(tx, services, application, TAKEN);
  await checkWaiting(tx, user.corpId);
  return form;
});
