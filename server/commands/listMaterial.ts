import type { MaterialStored } from '#generated/server/materials.gen.ts';
import type { Tx } from '../store/types.ts';
import type { FileProfile } from './applyUpload.ts';
import type { Arrived } from './receiveUpload.ts';

interface Place {
  /** Without it, the name of the file. */
  name?: string | null | undefined;
  folderId: string | null;
}

/** Lists a file that has come as a material of the scope's corporation, with all that was read of it. */
export function listMaterial(
  tx: Tx,
  arrived: Arrived<FileProfile>,
  { name, folderId }: Place,
): Promise<MaterialStored> {
  const {
    profile: type,
    ending: format,
    size,
    width,
    height,
    durationMs,
    pages,
    playable,
    md5,
    sha256,
    uploadId: file,
    thumbnail,
  } = arrived;
  const stem = arrived.name.slice(0, arrived.name.length - format.length - 1);
  return tx.materials.insert({
    name: name ?? stem,
    type,
    format,
    folderId,
    size,
    width,
    height,
    durationMs,
    pages,
    playable,
    md5,
    sha256,
    file,
    thumbnail: thumbnail?.id ?? null,
  });
}
