import { useMemo } from 'react';
import type { IconName } from '#core/entity/icons.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCanAny } from '#src/ui/permission.ts';

export interface Step {
  key: 'addDevice' | 'publishAd' | 'audit' | 'playback';
  icon: IconName;
  /** Null where the session may not go there. */
  to: string | null;
}

/** Returns the four steps of spec 1 with where they lead. */
export function useSteps(): readonly Step[] {
  const pathOf = usePathOf();
  const can = useCanAny();
  return useMemo(
    () => [
      { key: 'addDevice', icon: 'device', to: can('device.add') ? pathOf('devices', 'create') : null },
      { key: 'publishAd', icon: 'ad', to: can('ad.add') ? pathOf('ads', 'create') : null },
      { key: 'audit', icon: 'review', to: can('adAudit.view') ? pathOf('ads', 'adv_audit') : null },
      { key: 'playback', icon: 'report', to: can('report.ad') ? pathOf('proofs-of-play', 'list') : null },
    ],
    [pathOf, can],
  );
}
