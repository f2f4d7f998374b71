import { FILE_PROFILES, type FileProfile } from '../../commands/applyUpload.ts';
import { listMaterial } from '../../commands/listMaterial.ts';
import { markVerified, receiveUpload, type Arrived } from '../../commands/receiveUpload.ts';
import { materialWithContent } from '../../commands/materialWithContent.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';

/** Lists a file that has come as a material: looked at by its bytes, measured, with a small picture (MAT-03, MAT-06). */
export const verify = handler<'material.verify', Arrived<FileProfile>>('material.verify', {
  before: ({ input, user, now, services }) =>
    receiveUpload(
      services.store,
      services.media,
      { uploadId: input.uploadId, accountId: user.userId, now },
      FILE_PROFILES,
    ),
  run: async ({ input, before: arrived, user, tx, log }) => {
    const { profile: type, ending: format, size, playable } = arrived;
    const folderId = input.folderId ?? null;
    if (folderId !== null && !(await tx.materialFolders.one(folderId)))
      throw refuse('PAYLOAD_INVALID', { field: 'folderId', rule: 'notFound' });
    const same = await materialWithContent(tx, arrived);
    if (same) throw refuse('UPLOAD_DUPLICATE', { data: { materialId: same.id, name: same.name } });
    if (!(await markVerified(tx, arrived, user.userId))) throw refuse('UPLOAD_NOT_FOUND');
    const material = await listMaterial(tx, arrived, { name: input.name, folderId });
    const name = material.name ?? arrived.name;
    log({ targetId: material.id, targetName: name, after: { name, type, format, size } });
    return { id: material.id, name, type, playable };
  },
});
