import { PROBLEMS, type Problem } from '#core/remote/commands.ts';
import type { Command, SyncRequest } from '#core/manifest/sync.ts';
import type { DeviceCommandStored } from '#generated/server/device-commands.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import { unseal } from '../auth/sealed.ts';
import { statementAcrossCorps } from '../store/statement.ts';
import type { Tx } from '../store/types.ts';
import type { Sums } from './sums.ts';

/** Most commands of a device in one sync. */
const MOST = 20;
/** States from which a player's word still counts: what it did before the end it may tell after it. */
const UNTOLD = ['queued', 'sent', 'acknowledged', 'expired'] as const;

/** Reads the reason of a failure from the player's detail, "refused: no panel at this bus". */
function failureOf(detail: string): { problem: Problem; detail: string } {
  const [name = '', ...rest] = detail.split(': ');
  const problem = PROBLEMS.find((one) => one === name);
  return problem ? { problem, detail: rest.join(': ') } : { problem: 'fault', detail };
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

type Told = { corpId: string; deviceId: string; id: string; now: number };

const acknowledge = statementAcrossCorps<Told>('corp_id stands in it', (db, value) =>
  db
    .updateTable('device_commands')
    .set({ status: 'acknowledged', acknowledged_at: value('now'), updated_at: value('now') })
    .where('corp_id', '=', value('corpId'))
    .where('id', '=', value('id'))
    .where('device_id', '=', value('deviceId'))
    .where('outcome', 'is', null)
    .where('status', 'in', ['queued', 'sent']),
);

type Finished = Told & { outcome: 'done' | 'failed'; problem: Problem | null; detail: string | null };

const finish = statementAcrossCorps<Finished>('corp_id stands in it', (db, value) =>
  db
    .updateTable('device_commands')
    .set({
      status: value('outcome'),
      outcome: value('outcome'),
      problem: value('problem'),
      detail: value('detail'),
      finished_at: value('now'),
      updated_at: value('now'),
    })
    .where('corp_id', '=', value('corpId'))
    .where('id', '=', value('id'))
    .where('device_id', '=', value('deviceId'))
    .where('outcome', 'is', null)
    .where('status', 'in', [...UNTOLD]),
);

/** Stores what a player tells of its commands: that they have arrived, and each outcome once. */
export async function takeAcks(
  tx: Tx,
  { id: deviceId, corpId }: Pick<DeviceStored, 'id' | 'corpId'>,
  acks: SyncRequest['acks'],
): Promise<void> {
  for (const { id, outcome, detail } of acks) {
    const told = { corpId, deviceId, id, now: tx.now };
    if (outcome === 'acknowledged') await acknowledge.run(tx, told);
    else if (outcome === 'failed') await finish.run(tx, { ...told, outcome, ...failureOf(detail) });
    else await finish.run(tx, { ...told, outcome, problem: null, detail: detail === '' ? null : detail });
  }
}

/** Returns what a command carries. A lock gets the digits of its screen only here: no command keeps them. */
function argsOf(
  row: Pick<DeviceCommandStored, 'kind' | 'key' | 'seconds' | 'level' | 'muted' | 'source'>,
  pin: () => string,
): Record<string, unknown> {
  switch (row.kind) {
    case 'key':
      return { key: row.key };
    case 'pause':
      return { seconds: row.seconds };
    case 'volume':
    case 'brightness':
      return { level: row.level };
    case 'mute':
      return { muted: row.muted };
    case 'source':
      return { source: row.source };
    case 'lock':
      return { pin: pin() };
    default:
      return {};
  }
}

/**
 * Returns the open commands of these devices, oldest first: neither answered nor expired. `tx` sees one corporation.
 * Read once for a batch of syncs: a command to a fleet is asked for by all its screens in the same second.
 */
export async function readCommands(
  tx: Tx,
  corpId: string,
  deviceIds: readonly string[],
): Promise<Map<string, DeviceCommandStored[]>> {
  // By device and state alone: asked in order, or for those that are not over, SQLite would read those of all screens.
  const rows = await tx
    .ofCorp(corpId)
    .selectFrom('device_commands')
    .select(['id', 'device_id', 'created_at', 'expires_at'])
    .where('device_id', 'in', deviceIds)
    .where('status', 'in', ['queued', 'sent', 'acknowledged'])
    .execute();
  const open = rows
    .filter(({ expires_at: expiresAt }) => (expiresAt ?? 0) > tx.now)
    .toSorted((a, b) => a.created_at - b.created_at || byText(a.id, b.id));
  if (open.length === 0) return new Map();
  const first = [...Map.groupBy(open, ({ device_id: deviceId }) => deviceId).values()].flatMap((of) =>
    of.slice(0, MOST),
  );
  const whole = await tx.deviceCommands.many(first.map(({ id }) => id));
  return Map.groupBy(whole, ({ deviceId }) => deviceId ?? '');
}

/**
 * Returns what a device is sent of its open commands: those whose end it does not tell in this sync. They are sent until it
 * answers.
 */
export function commandsFor(
  { lockPassword }: Pick<DeviceStored, 'lockPassword'>,
  open: readonly DeviceCommandStored[],
  { acks, secret, sums }: { acks: SyncRequest['acks']; secret: string; sums: Sums },
): Command[] {
  const told = new Set(acks.filter(({ outcome }) => outcome !== 'acknowledged').map(({ id }) => id));
  const left = open.filter(({ id }) => !told.has(id));
  for (const { id, corpId, status } of left) if (status === 'queued') sums.sent(corpId, id);
  return left.map((row) => ({
    id: row.id,
    type: row.kind ?? '',
    args: argsOf(row, () => (lockPassword ? unseal(secret, lockPassword) : '')),
    expiresAt: row.expiresAt ?? 0,
  }));
}

/** Notes that these commands were sent, where their screens have not told more by now. */
export async function markSent(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deviceCommands.updateAll((eb) => eb.and([eb('id', 'in', ids), eb('status', '=', 'queued')]), {
    status: 'sent',
    sentAt: tx.now,
  });
}
