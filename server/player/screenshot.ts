import { createHash } from 'node:crypto';
import { uuidv7 } from '#core/uuid.ts';
import type { DeviceCommandStored } from '#generated/server/device-commands.gen.ts';
import { gridOf } from '../media/grid.ts';
import type { MediaStore } from '../services.ts';
import type { Store, Tx } from '../store/types.ts';
import type { KnownDevice } from './credential.ts';
import { keepShot } from './shots.ts';

/** First bytes of the two kinds of picture that are taken. */
const KINDS: readonly [ending: string, type: string, magic: readonly number[]][] = [
  ['png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', 'image/jpeg', [0xff, 0xd8, 0xff]],
];

/** A picture may arrive a little after its command has expired: taking and sending it needs time. */
const LATE_MS = 60_000;

async function asked(tx: Tx, deviceId: string, commandId: string): Promise<DeviceCommandStored | null> {
  const command = await tx.deviceCommands.one(commandId);
  const isAsked =
    command !== null &&
    command.deviceId === deviceId &&
    command.kind === 'screenshot' &&
    command.outcome === null &&
    (command.expiresAt ?? 0) + LATE_MS > tx.now;
  return isAsked ? command : null;
}

/**
 * Keeps the picture that a device was asked for. Refuses what nobody asked this device for (`notFound`), and what is
 * neither PNG nor JPEG by its bytes (`invalid`). The file is written before the transaction that names it.
 */
export async function keepScreenshot(
  store: Store,
  media: MediaStore,
  { deviceId, corpId }: KnownDevice,
  commandId: string,
  body: Uint8Array,
): Promise<'kept' | 'notFound' | 'invalid'> {
  const scope = { kind: 'system', corpId } as const;
  if (!(await store.read(scope, (tx) => asked(tx, deviceId, commandId)))) return 'notFound';
  const kind = KINDS.find(([, , magic]) => magic.every((byte, index) => body[index] === byte));
  if (!kind) return 'invalid';
  const [ending, contentType] = kind;
  const key = `${corpId}/shots/${commandId}.${ending}`;
  await media.write(key, body);
  const grid = await gridOf(body);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return store.write(scope, async (tx) => {
    const picture = uuidv7(tx.now);
    const command = await tx.deviceCommands.update(
      commandId,
      { status: 'done', outcome: 'done', finishedAt: tx.now, picture },
      { where: (eb) => eb.and([eb('device_id', '=', deviceId), eb('outcome', 'is', null)]) },
    );
    if (!command) return 'notFound';
    await tx.db
      .insertInto('uploads')
      .values({
        id: picture,
        corp_id: corpId,
        account_id: command.creatorId ?? '',
        profile: 'image',
        state: 'verified',
        store_key: key,
        file_name: `${commandId}.${ending}`,
        content_type: contentType,
        size: body.byteLength,
        sha256,
        created_at: tx.now,
        expires_at: tx.now,
        verified_at: tx.now,
        used_by: commandId,
      })
      .execute();
    if (grid) await keepShot(tx, { deviceId, corpId }, { grid, at: tx.now, picture });
    return 'kept';
  });
}
