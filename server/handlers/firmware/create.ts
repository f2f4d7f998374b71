import { firmwareMeta } from '#generated/model/firmwares/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import type { BeforeContext, InputOf } from '../../call/types.ts';
import { readInstallPackage, type InstallPackage } from '../../media/installPackage.ts';
import { endingOf } from '../../media/sniff.ts';
import type { Tx } from '../../store/types.ts';
import { create as createRow } from '../crud/create.ts';

/** Longest name of a package (schemas/firmware.yaml). */
const MOST_NAME = 80;

/** File data, and package data read from it. */
interface Found extends InstallPackage {
  fileName: string;
  size: number | null;
  sha256: string | null;
}

const uploadOf = (tx: Tx, id: string, corpId: string) =>
  tx.db
    .selectFrom('uploads')
    .select(['store_key', 'file_name', 'size', 'sha256'])
    .where('id', '=', id)
    .where('corp_id', '=', corpId)
    .where('profile', '=', 'install')
    .where('state', '=', 'verified')
    .executeTakeFirst();

/**
 * Reads the file, outside of any transaction: an object store has to send all of it first, which may take minutes.
 * Returns null where there is no such upload.
 */
async function look({ input, user, services }: BeforeContext<InputOf<'firmware.create'>>): Promise<Found | null> {
  const scope = { kind: 'system', corpId: user.corpId } as const;
  const upload = await services.store.read(scope, (tx) => uploadOf(tx, input.file ?? '', user.corpId));
  if (!upload) return null;
  const { store_key: key, file_name: fileName, size, sha256 } = upload;
  const found = await services.media.withFile(key, (path) => readInstallPackage(path, endingOf(fileName)));
  if (!found) throw refuse('FIRMWARE_FILE_WRONG');
  if (found.kind !== 'apk' && !user.can('device.firmware')) throw refuse('NO_PERMISSION');
  return { ...found, fileName, size, sha256 };
}

/** Lists a file that screens install, as what it says of itself (DEV-09). System images and agents need a permission of their own. */
export const create = handler<'firmware.create', Found | null>('firmware.create', {
  before: look,
  run: (context) => {
    const { tx, user, input, before: found } = context;
    return createRow(firmwareMeta, context, async (draft) => {
      // The file may have been swept since it was read.
      if (!found || !(await uploadOf(tx, input.file ?? '', user.corpId))) throw refuse('UPLOAD_NOT_FOUND');
      const { fileName, packageName, version, sha256 } = found;
      const same = await tx
        .as({ kind: 'system', corpId: user.corpId })
        .firmwares.find((eb) => eb('sha256', '=', sha256), { fields: ['id'], limit: 1 });
      if (same.length > 0) throw refuse('FIRMWARE_DUPLICATE');
      const name = draft['name'] || `${packageName || fileName} ${version}`.slice(0, MOST_NAME);
      return { changes: { ...found, name } };
    });
  },
});
