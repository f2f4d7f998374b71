import { FILE_PROFILES } from '../../commands/applyUpload.ts';
import { markVerified, receiveUpload, type Arrived } from '../../commands/receiveUpload.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { MEDIA_LINK_MS } from '../../media/links.ts';

/** Verifies a file uploaded for a field; the record that is saved next refers to the upload (NET-07). */
export const verify = handler<'upload.verify', Arrived>('upload.verify', {
  before: ({ input, user, now, services }) =>
    receiveUpload(services.store, services.media, { uploadId: input.uploadId, accountId: user.userId, now }, [
      ...FILE_PROFILES,
      'install',
    ]),
  run: async ({ before: arrived, user, tx, now, services, log }) => {
    if (!(await markVerified(tx, arrived, user.userId))) throw refuse('UPLOAD_NOT_FOUND');
    log({ targetId: arrived.uploadId, targetName: arrived.name });
    return {
      uploadId: arrived.uploadId,
      url: await services.media.signedUrl(arrived.key, { now, ttlMs: MEDIA_LINK_MS }),
    };
  },
});
