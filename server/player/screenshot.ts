import type { MediaStore } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';
import type { KnownDevice } from './credential.ts';

/** First bytes of the two kinds of picture that are taken. */
const KINDS: readonly [ending: string, magic: readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
];

const isOpen = (tx: Tx, { deviceId }: KnownDevice, commandId: string) =>
  tx.db
    .selectFrom('device_commands')
    .select('id')
    .where('id', '=', commandId)
    .where('device_id', '=', deviceId)
    .where('type', '=', 'screenshot')
    .where('done_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .executeTakeFirst();

/**
 * Keeps the picture that a device was asked for. Refuses what nobody asked this device for (`notFound`), and what is
 * neither PNG nor JPEG by its bytes (`invalid`). The file is written before the transaction that names it.
 */
export async function keepScreenshot(
  store: Store,
  media: MediaStore,
  device: KnownDevice,
  commandId: string,
  body: Uint8Array,
): Promise<'kept' | 'notFound' | 'invalid'> {
  const scope = { kind: 'system', corpId: device.corpId } as const;
  if (!(await store.read(scope, (tx) => isOpen(tx, device, commandId)))) return 'notFound';
  const kind = KINDS.find(([, magic]) => magic.every((byte, index) => body[index] === byte));
  if (!kind) return 'invalid';
  const key = `${device.corpId}/shots/${commandId}.${kind[0]}`;
  await media.write(key, body);
  const { numUpdatedRows } = await store.write(scope, (tx) =>
    tx.db
      .updateTable('device_commands')
      .set({ done_at: tx.now, outcome: 'done', file_key: key })
      .where('id', '=', commandId)
      .where('done_at', 'is', null)
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows) === 1 ? 'kept' : 'notFound';
}
