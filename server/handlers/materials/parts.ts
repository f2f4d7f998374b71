import { limits } from '#generated/model/limits.gen.ts';
import { formFor } from '../../commands/applyUpload.ts';
import { missingParts } from '../../commands/uploadParts.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

/** Answers the missing parts of a large file and permits the next ones. Extends the lifetime of the upload. */
export const parts = handler('material.parts', async ({ input, user, tx, services }) => {
  const upload = await tx.db
    .updateTable('uploads')
    .set({ expires_at: tx.now + limits.uploadLife })
    .where('id', '=', input.uploadId)
    .where('account_id', '=', user.userId)
    .where('state', '=', 'applied')
    .where('expires_at', '>', tx.now)
    .returning(['id', 'size'])
    .executeTakeFirst();
  if (!upload) throw refuse('UPLOAD_NOT_FOUND');
  const missing = await missingParts(services.media, { id: upload['id'], size: upload['size'] });
  return {
    partSize: limits.uploadPart,
    missing: missing.map(({ part }) => part),
    forms: missing.slice(0, limits.uploadForms).map(({ part, key, size }) => ({
      part,
      ...formFor(services.media, { key, maxBytes: size, now: tx.now }),
    })),
  };
});
