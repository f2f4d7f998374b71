import { COMMANDS, isDeclared, type CommandKind } from '#core/remote/commands.ts';
import { uuidv7 } from '#core/uuid.ts';
import { limits } from '#generated/model/limits.gen.ts';
import type { DeviceStored } from '#generated/server/devices.gen.ts';
import type { TargetKind } from '../player/targets.ts';
import type { Hints } from '../services.ts';
import type { Tx } from '../store/types.ts';

/** Rows of one statement. */
const AT_ONCE = 100;

/** Fields of a screen that a command needs. */
export const COMMANDED_FIELDS = ['corpId', 'name', 'status', 'capabilities', 'sources', 'lockPassword'] as const;

export type Commanded = Pick<DeviceStored, 'id' | (typeof COMMANDED_FIELDS)[number]>;

/** A command as it was asked for. */
export interface CommandRequest {
  kind: CommandKind;
  key?: string | undefined;
  seconds?: number | undefined;
  level?: number | undefined;
  muted?: boolean | undefined;
  source?: string | undefined;
}

interface Sender {
  /** Account that sent it; null: the server itself. */
  userId: string | null;
  targetType: TargetKind;
  targetId: string;
  targetName: string;
  hints: Hints;
}

/** Capabilities that a screen declared; an older player told none. */
export const capabilitiesOf = ({ capabilities }: Pick<DeviceStored, 'capabilities'>): readonly string[] =>
  Array.isArray(capabilities) ? capabilities.map(String) : [];

export const canDo = (kind: CommandKind, device: Pick<DeviceStored, 'capabilities'>): boolean =>
  isDeclared(kind, capabilitiesOf(device));

/**
 * Stores one command for each screen under one batch, and tells the screens to sync (DEV-08). A screen that never
 * declared the command gets a row that has failed already, so that a request for many shows the result of each.
 */
export async function queueCommand(
  tx: Tx,
  devices: readonly Commanded[],
  request: CommandRequest,
  { userId, targetType, targetId, targetName, hints }: Sender,
): Promise<{ batchId: string; ids: string[] }> {
  const batchId = uuidv7(tx.now);
  const expiresAt = tx.now + (COMMANDS[request.kind].isMomentary ? limits.commandMomentary : limits.commandLasting);
  const rows = devices.map((device) => {
    const can = canDo(request.kind, device);
    return {
      corpId: device.corpId,
      device,
      row: {
        id: uuidv7(tx.now),
        creator_id: userId,
        created_at: tx.now,
        updated_at: tx.now,
        rev: 1,
        kind: request.kind,
        status: can ? ('queued' as const) : ('failed' as const),
        device_id: device.id,
        device_name: device.name,
        key: (request.key ?? null) as 'up' | null,
        seconds: request.seconds ?? null,
        level: request.level ?? null,
        muted: request.muted === undefined ? null : request.muted ? 1 : 0,
        source: request.source ?? null,
        batch_id: batchId,
        target_type: targetType,
        target_id: targetId,
        target_name: targetName,
        expires_at: expiresAt,
        outcome: can ? null : ('failed' as const),
        problem: can ? null : ('notDeclared' as const),
        finished_at: can ? null : tx.now,
      },
    };
  });
  for (const corpId of new Set(rows.map((one) => one.corpId))) {
    const own = rows.filter((one) => one.corpId === corpId).map(({ row }) => row);
    for (let at = 0; at < own.length; at += AT_ONCE)
      await tx
        .ofCorp(corpId)
        .insertInto('device_commands', own.slice(at, at + AT_ONCE))
        .execute();
  }
  const told = rows.filter(({ row }) => row.status === 'queued').map(({ device }) => device.id);
  tx.afterCommit(() => told.forEach((id) => hints.send(id, { isFirst: true })));
  return { batchId, ids: rows.map(({ row }) => row.id) };
}
