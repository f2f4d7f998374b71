import type { CallMeta } from '#core/entity/meta.ts';
import type { Tx } from '../store/types.ts';
import type { LogEntry, SessionUser } from './types.ts';

/** Fields that all log lines of one call share. */
export interface LogHead {
  call: CallMeta;
  user: Pick<SessionUser, 'userId' | 'corpId' | 'deptId' | 'userName' | 'realName'>;
  ip: string;
  traceKey: string;
}

/**
 * Writes who did what, when and from where (REP-02), in the call's own transaction, so that neither a change without
 * its line nor a line without its change can exist. A batch writes one line per item.
 */
export async function writeLog(
  tx: Tx,
  { call, user, ip, traceKey }: LogHead,
  entries: readonly LogEntry[],
): Promise<void> {
  const log = tx.as({ kind: 'system', corpId: user.corpId }).operationLogs;
  for (const { entity, targetId, targetName, before, after, code } of entries.length > 0 ? entries : [{}]) {
    await log.insert({
      corpId: user.corpId,
      deptId: user.deptId,
      creatorId: user.userId,
      userName: user.userName,
      realName: user.realName,
      call: call.name,
      entity: entity ?? call.entity,
      targetId: targetId ?? null,
      targetName: targetName ?? null,
      code: code ?? 0,
      ip,
      traceKey,
      before: before ?? null,
      after: after ?? null,
    });
  }
}
