import { mayChoose } from '#core/entity/choosable.ts';
import { deviceTimerMeta } from '#generated/model/device-timers/meta.gen.ts';
import type { DeviceTimerStored } from '#generated/server/device-timers.gen.ts';
import { refuse } from '../../call/refuse.ts';
import type { SessionUser } from '../../call/types.ts';

const kindField = deviceTimerMeta.fields.find(({ name }) => name === 'kind')!;

/** Refuses whoever has not the permission of a timer's kind: who may set it may also change, stop and delete it (PERM-02). */
export function checkTimerKind({ kind }: Pick<DeviceTimerStored, 'kind'>, { can }: Pick<SessionUser, 'can'>): void {
  if (kind && !mayChoose(kindField, kind, can)) throw refuse('NO_PERMISSION', { field: 'kind' });
}
