import { useTranslate } from 'react-admin';
import type { StatusColor } from '#core/entity/meta.ts';
import { useFormats } from '#src/ui/format.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { deviceLink } from './links.ts';
import { Shares, type Share } from './Shares.tsx';
import type { HomeNumbers } from './useHome.ts';

/** `overlaps`: counted under another state as well. */
const STATES: readonly [state: keyof HomeNumbers['devices'], color: StatusColor, overlaps?: boolean][] = [
  ['all', 'neutral', true],
  ['online', 'success'],
  ['offline', 'error'],
  ['inactive', 'info'],
  ['expired', 'warning'],
  ['expiring', 'warning', true],
  ['exception', 'error', true],
];

/** Devices by state, and how many of them are online (HOME-03, DEV-01). */
export function DeviceShares({ devices }: { devices: HomeNumbers['devices'] }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const pathOf = usePathOf();
  const rate = devices.all > 0 ? number(Math.round((devices.online / devices.all) * 100)) : null;
  const shares = STATES.map(([state, color, overlaps]): Share => ({
    key: state,
    color,
    overlaps,
    count: devices[state],
    label: translate(`home.device.${state}`),
    to: deviceLink(pathOf, state),
  }));
  return (
    <Shares
      title={translate('home.devices')}
      total={
        rate === null ? null : <span className="panel-note">{translate('home.onlineRate', { rate: `${rate}%` })}</span>
      }
      shares={shares}
    />
  );
}
