import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { uuidv7 } from '#core/uuid.ts';
import type { FileProfile } from '../commands/applyUpload.ts';
import { listMaterial } from '../commands/listMaterial.ts';
import { markVerified, takeIn, type Applied, type Arrived } from '../commands/receiveUpload.ts';
import type { MediaStore } from '../services.ts';
import { known, ownerTx, type DemoContext } from './context.ts';
import { draw, posters } from './pictures.ts';

const CLIP = fileURLToPath(new URL('clip.mp4', import.meta.url));

/** A file of the library that lies in the store already; its rows come with the rest, in one transaction. */
export type Prepared = { key: number | 'clip'; arrived: Arrived<FileProfile> }[];

/** Draws the pictures and takes them in, as uploads are. `corpId` is that of the media owner. */
export async function prepareLibrary(media: MediaStore, corpId: string, now: number): Promise<Prepared> {
  const files = [
    ...(await Promise.all(
      posters.map(async (poster, key) => ({
        key,
        name: `${poster.name}.png`,
        profile: 'image' as const,
        bytes: await draw(poster),
      })),
    )),
    { key: 'clip' as const, name: '品牌短片.mp4', profile: 'video' as const, bytes: await readFile(CLIP) },
  ];
  const prepared: Prepared = [];
  for (const { key, ...file } of files)
    prepared.push({ key, arrived: await prepareFile(media, { ...file, corpId, now }) });
  return prepared;
}

interface DemoFile {
  name: string;
  profile: FileProfile;
  bytes: Buffer;
  corpId: string;
  now: number;
}

/** Takes one file in, as an upload is. */
export async function prepareFile(
  media: MediaStore,
  { name, profile, bytes, corpId, now }: DemoFile,
): Promise<Arrived<FileProfile>> {
  const id = uuidv7(now);
  const upload: Applied<FileProfile> = {
    id,
    corp_id: corpId,
    profile,
    store_key: `incoming/${id}.${name.slice(-3)}`,
    file_name: name,
    size: bytes.length,
  };
  await media.write(upload.store_key, bytes);
  return takeIn(media, upload, now);
}

/** Makes the row of an upload that lies in the store. */
export async function keepUpload(
  { tx, now }: DemoContext,
  arrived: Arrived<FileProfile>,
  account: string,
): Promise<void> {
  const { uploadId: id, corpId, profile, name, size, key } = arrived;
  await tx.db
    .insertInto('uploads')
    .values({
      id,
      corp_id: corpId,
      account_id: account,
      profile,
      state: 'applied',
      store_key: key,
      file_name: name,
      size,
      created_at: now,
      expires_at: now,
    })
    .execute();
  await markVerified(tx, arrived, account);
}

/** Lists what was prepared, in two folders. */
export async function seedLibrary(demo: DemoContext, prepared: Prepared): Promise<void> {
  const own = ownerTx(demo);
  const account = known(demo.accounts, 'editor_dept');
  const deptId = known(demo.departments, 'east');
  const folder = await own.materialFolders.insert({ name: '2026 秋冬', position: 0 });
  const films = await own.materialFolders.insert({ name: '短片', position: 1 });
  for (const { key, arrived } of prepared) {
    await keepUpload(demo, arrived, account);
    const material = await listMaterial(own, arrived, { folderId: key === 'clip' ? films.id : folder.id });
    await own.materials.update(material.id, { creatorId: account, deptId });
    demo.materials.set(key, { id: material.id, name: material.name });
  }
}
