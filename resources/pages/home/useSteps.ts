import { useMemo } from 'react';
import type { IconName } from '#core/entity/icons.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCanAny } from '#src/ui/permission.ts';
import type { HomeNumbers } from './useHome.ts';

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

/** How far an enterprise is with one step, and the number that shows it. */
export interface Progress {
  state: 'done' | 'current' | 'open';
  count: number;
}

/** Returns the progress of each step: the first that is not done is the current one (HOME-04). */
export function progressOf(flow: HomeNumbers['flow']): Record<Step['key'], Progress> {
  const steps: [key: Step['key'], isDone: boolean, count: number][] = [
    ['addDevice', flow.devices > 0, flow.devices],
    ['publishAd', flow.ads > 0, flow.ads],
    ['audit', flow.reviewed > 0, flow.waiting],
    ['playback', flow.played > 0, flow.played],
  ];
  const current = steps.find(([, isDone]) => !isDone)?.[0];
  return Object.fromEntries(
    steps.map(([key, isDone, count]) => [
      key,
      { count, state: isDone ? 'done' : key === current ? 'current' : 'open' },
    ]),
  ) as Record<Step['key'], Progress>;
}
