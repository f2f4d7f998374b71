import { uuidv7 } from '#core/uuid.ts';
import type { MaterialStored } from '#generated/server/materials.gen.ts';
import { refuse } from '../../call/refuse.ts';
import { inLibrary } from '../../policies/unlisted.ts';
import type { MediaStore } from '../../services.ts';
import { lockedBy } from '../../store/rowLock.ts';
import type { Store, Tx } from '../../store/types.ts';

/** A file of the buyer's, and the copy that the media owner has of it. */
interface Copied {
  /** Upload of the buyer. */
  from: string;
  key: string;
}

/** Copies by "<media owner>\n<upload of the buyer>". */
export type Copies = ReadonlyMap<string, Copied>;

const nameOf = (corpId: string, uploadId: string): string => `${corpId}\n${uploadId}`;

const keyFor = (corpId: string, uploadId: string, storeKey: string): string =>
  `${corpId}/placed/${uploadId}${/\.[a-z0-9]{1,8}$/.exec(storeKey)?.[0] ?? ''}`;

/**
 * Copies the files of materials to the media owners who are to show them: a screen plays what its own enterprise has, and goes
 * on playing it when the buyer deletes the original. Slow, so outside the transaction; done twice, it writes the same file.
 */
export async function copyFiles(
  { store, media }: { store: Store; media: MediaStore },
  uploadIds: readonly string[],
  corpIds: readonly string[],
): Promise<Copies> {
  const rows = await store.read({ kind: 'system', corpId: null }, (tx) =>
    uploadIds.length === 0
      ? Promise.resolve([])
      : tx.db
          .selectFrom('uploads')
          .select(['id', 'store_key'])
          .where('id', 'in', [...uploadIds])
          .execute(),
  );
  const copies = new Map<string, Copied>();
  for (const { id, store_key: storeKey } of rows)
    for (const corpId of new Set(corpIds)) {
      const key = keyFor(corpId, id, storeKey);
      if (await isGivenUp(store, key)) throw refuse('STORE_BUSY');
      if ((await media.stat(key)) === null) await media.write(key, await media.read(storeKey));
      copies.set(nameOf(corpId, id), { from: id, key });
    }
  return copies;
}

/** Says whether a copy is about to be removed, since nothing named it: after that it is made anew. */
const isGivenUp = (store: Store, key: string): Promise<boolean> =>
  store.read({ kind: 'system', corpId: null }, async (tx) => {
    const given = tx.db.selectFrom('uploads').select('id').where('store_key', '=', key).where('state', '=', 'unnamed');
    return (await given.executeTakeFirst()) !== undefined;
  });

/** Lists a copied file as an upload of the media owner's; returns its id, or null where there is no file. */
async function listUpload(own: Tx, corpId: string, uploadId: string | null, copies: Copies): Promise<string | null> {
  const copied = uploadId === null ? undefined : copies.get(nameOf(corpId, uploadId));
  if (!copied) return null;
  const there = own.db.selectFrom('uploads').select(['id', 'state']).where('store_key', '=', copied.key);
  const known = await lockedBy(own, there, 'id').executeTakeFirst();
  // Given up since it was copied.
  if (known && known.state !== 'verified') throw refuse('STORE_BUSY');
  if (known) return known.id;
  const row = await own.db.selectFrom('uploads').selectAll().where('id', '=', copied.from).executeTakeFirst();
  if (!row) return null;
  const id = uuidv7(own.now);
  await own.db
    .insertInto('uploads')
    .values({ ...row, id, corp_id: corpId, store_key: copied.key, state: 'verified' })
    .execute();
  return id;
}

/** Source of copies, and the department whose reviewers see them: that of the ad, or they could not open what they judge. */
interface Placed {
  copies: Copies;
  from: string;
  deptId: string | null;
}

/** Returns the material of a media owner with the content of a buyer's: the one that is there, or a new one. `own` sees it whole. */
async function placedMaterial(
  own: Tx,
  corpId: string,
  material: MaterialStored,
  { copies, from, deptId }: Placed,
): Promise<string | null> {
  const file = await listUpload(own, corpId, material.file, copies);
  if (file === null) return null;
  const [known] = await own.materials.find(
    (eb) => eb.and([eb('file', '=', file), eb('dept_id', deptId === null ? 'is' : '=', deptId), inLibrary(eb)]),
    { fields: ['id'], limit: 1 },
  );
  if (known) return known.id;
  const { type, format, size, width, height, durationMs, pages, playable, md5, sha256, frameCount, frameMs } = material;
  const made = await own.materials.insert({
    name: `${from} · ${material.name}`.slice(0, 100),
    deptId,
    type,
    format,
    size,
    width,
    height,
    durationMs,
    pages,
    playable,
    md5,
    sha256,
    file,
    thumbnail: await listUpload(own, corpId, material.thumbnail, copies),
    frames: await listUpload(own, corpId, material.frames, copies),
    frameCount,
    frameMs,
  });
  return made.id;
}

/** Returns the media owner's materials with the content of these of the buyer's, in their order. Refuses MATERIAL_NOT_YOURS. */
export async function placedMaterials(tx: Tx, own: Tx, ids: readonly string[], made: Placed): Promise<string[]> {
  const corpId = own.scope.kind === 'system' ? (own.scope.corpId ?? '') : '';
  const found = new Map((await tx.materials.many(ids)).map((material) => [material.id, material]));
  const placed: string[] = [];
  for (const id of new Set(ids)) {
    const material = found.get(id);
    const copy = material ? await placedMaterial(own, corpId, material, made) : null;
    if (copy === null) throw refuse('MATERIAL_NOT_YOURS');
    placed.push(copy);
  }
  return placed;
}
