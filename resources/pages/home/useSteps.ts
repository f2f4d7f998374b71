import { useMemo } from 'react';
import type { IconName } from '#core/entity/icons.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCanAny } from '#src/ui/permission.ts';
import type { HomeNumbers } from './useHome.ts';

export interface Step {
  key: 'addDevice' | 'publishAd' | 'audit' | 'playback';
  icon: IconName;
  /** Null when the session has no permission for that page. */
  to: string | null;
}

/** Returns the four steps of spec 1 with their links. */
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

/** Progress of an enterprise with one step, and the number that shows it. */
export interface Progress {
  state: 'done' | 'current' | 'open';
  count: number;
}

/** Returns the steps with their progress: the first that is not done is the current one (HOME-04). */
export function progressOf(flow: HomeNumbers['flow'], steps: readonly Step[]): readonly (Step & Progress)[] {
  const counts: Record<Step['key'], [done: number, shown: number]> = {
    addDevice: [flow.devices, flow.devices],
    publishAd: [flow.ads, flow.ads],
    audit: [flow.reviewed, flow.waiting],
    playback: [flow.played, flow.played],
  };
  const current = steps.find(({ key }) => counts[key][0] === 0);
  return steps.map((step) => {
    const [done, count] = counts[step.key];
    return { ...step, count, state: done > 0 ? 'done' : step === current ? 'current' : 'open' };
  });
}
