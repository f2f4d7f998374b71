import { createHash } from 'node:crypto';
import { uuidv7 } from '#core/uuid.ts';
import type { DeviceCommandStored } from '#generated/server/device-commands.gen.ts';
import { COMMANDED_FIELDS, queueCommand } from '../commands/queueCommand.ts';
import { gridOf } from '../media/grid.ts';
import type { Services } from '../services.ts';
import type { Tx } from '../store/types.ts';
import type { KnownDevice } from './credential.ts';
import { contentOf, expectedOn } from './seenContent.ts';
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

/** Asks a screen for another picture at once: one that shows nothing of what is due may have been taken while a menu was open. */
async function askAgain(tx: Tx, deviceId: string, hints: Services['hints']): Promise<void> {
  const device = await tx.devices.one(deviceId, { fields: COMMANDED_FIELDS });
  if (device)
    await queueCommand(
      tx,
      [device],
      { kind: 'screenshot' },
      { userId: null, targetType: 'device', targetId: deviceId, targetName: device.name ?? '', hints },
    );
}

/**
 * Keeps the picture that a device was asked for, and what is found in it by comparing it with what is due there (MON-04). Refuses what nobody asked this device for (`notFound`), and what is
 * neither PNG nor JPEG by its bytes (`invalid`). The file is written before the transaction that names it.
 */
export async function keepScreenshot(
  { store, media, hints }: Pick<Services, 'store' | 'media' | 'hints'>,
  known: KnownDevice,
  commandId: string,
  body: Uint8Array,
): Promise<'kept' | 'notFound' | 'invalid'> {
  const { deviceId, corpId } = known;
  const scope = { kind: 'system', corpId } as const;
  const found = await store.read(scope, async (tx) => {
    const command = await asked(tx, deviceId, commandId);
    const from = command && (command.sentAt ?? command.createdAt);
    return command && { expected: await expectedOn(tx, known, { from: from ?? tx.now, to: tx.now }) };
  });
  if (!found) return 'notFound';
  const kind = KINDS.find(([, , magic]) => magic.every((byte, index) => body[index] === byte));
  if (!kind) return 'invalid';
  const [ending, contentType] = kind;
  const key = `${corpId}/shots/${commandId}.${ending}`;
  await media.write(key, body);
  const grid = await gridOf(body);
  const content = grid && found.expected ? await contentOf(media, body, found.expected) : null;
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
    const state = grid ? await keepShot(tx, known, { grid, at: tx.now, picture, content }) : null;
    if (state === 'doubtful') await askAgain(tx, deviceId, hints);
    return 'kept';
  });
}
