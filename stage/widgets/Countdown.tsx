import type { WidgetOf } from '#core/layout/document.ts';
import { useNow } from '../surroundings.ts';
import { Words } from './Words.tsx';

type Props = WidgetOf<'countdown'>['props'];

const SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const NAMES = {
  zh: { days: '天', hours: '小时', minutes: '分', seconds: '秒' },
  en: { days: 'd', hours: 'h', minutes: 'min', seconds: 's' },
} as const;

/** Returns the time that is left, from the largest unit that is wanted down to seconds; null once it is over. */
export function timeLeft(
  { until, units, language }: Pick<Props, 'until' | 'units' | 'language'>,
  now: number,
): string | null {
  const end = until === null ? Number.NaN : Date.parse(until);
  if (Number.isNaN(end) || end <= now) return null;
  let rest = Math.ceil((end - now) / 1000);
  const parts = UNITS.slice(UNITS.indexOf(units)).map((unit) => {
    const count = Math.floor(rest / SECONDS[unit]);
    rest -= count * SECONDS[unit];
    return language === 'zh' ? `${count}${NAMES.zh[unit]}` : `${count} ${NAMES.en[unit]}`;
  });
  return parts.join(language === 'zh' ? '' : ' ');
}

export function Countdown({ before, finished, ...props }: Props) {
  const left = timeLeft(props, useNow());
  return <Words {...props}>{left === null ? finished : [before, left].filter(Boolean).join(' ')}</Words>;
}
