import { FIRST_SOFTWARE, type Manifest } from '#core/manifest/manifest.ts';
import type { SoftwareSettingStored } from '#generated/server/software-settings.gen.ts';
import type { Hints } from '../services.ts';
import type { Tx } from '../store/types.ts';
import { MOST_DEVICES } from './targets.ts';

export type Software = NonNullable<Manifest['software']>;

const setupOf = ({ selfStart, selfStartSeconds, forcedShutdown }: SoftwareSettingStored): Software => ({
  selfStartSeconds: selfStart === false ? null : (selfStartSeconds ?? FIRST_SOFTWARE.selfStartSeconds),
  forced: forcedShutdown === true,
});

/** Returns how the software starts and stops on the screens of an enterprise (ME-01); null where it is the default. */
export async function softwareFor(tx: Tx, corpId: string): Promise<Software | null> {
  const [row] = await tx
    .as({ kind: 'system', corpId })
    .softwareSettings.find((eb) => eb('corp_id', '=', corpId), { limit: 1 });
  if (!row) return null;
  const setup = setupOf(row);
  const isDefault =
    setup.selfStartSeconds === FIRST_SOFTWARE.selfStartSeconds && setup.forced === FIRST_SOFTWARE.forced;
  return isDefault ? null : setup;
}

/** Tells all screens of an enterprise to sync once the transaction is committed. */
export async function hintEnterprise(tx: Tx, hints: Hints, corpId: string): Promise<void> {
  const screens = await tx
    .as({ kind: 'system', corpId })
    .devices.find((eb) => eb('corp_id', '=', corpId), { fields: ['id'], limit: MOST_DEVICES });
  tx.afterCommit(() => screens.forEach(({ id }) => hints.send(id)));
}
