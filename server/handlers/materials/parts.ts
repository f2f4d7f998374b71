import { limits } from '#generated/model/limits.gen.ts';
import { missingParts, type Part } from '../../commands/uploadParts.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

/** Answers the missing parts of a large file and permits the next ones. Extends the lifetime of the upload. */
export const parts = handler<'material.parts', Part[]>('material.parts', {
  // The store of files is asked before the transaction: it may be another machine.
  before: async ({ input, user, now, services }) => {
    const upload = await services.store.read({ kind: 'system', corpId: null }, (tx) =>
      tx.db
        .selectFrom('uploads')
        .select(['id', 'size'])
        .where('id', '=', input.uploadId)
        .where('account_id', '=', user.userId)
        .where('state', '=', 'applied')
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    );
    if (!upload) throw refuse('UPLOAD_NOT_FOUND');
    return missingParts(services.media, upload);
  },
  run: async ({ input, user, tx, services, before: missing }) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('uploads')
      .set({ expires_at: tx.now + limits.uploadLife })
      .where('id', '=', input.uploadId)
      .where('account_id', '=', user.userId)
      .where('state', '=', 'applied')
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) throw refuse('UPLOAD_NOT_FOUND');
    const forms = missing.slice(0, limits.uploadForms).map(async ({ part, key, size }) => ({
      part,
      ...(await services.media.postPolicy({ key, maxBytes: size, now: tx.now })),
    }));
    return {
      partSize: limits.uploadPart,
      missing: missing.map(({ part }) => part),
      forms: await Promise.all(forms),
    };
  },
});
