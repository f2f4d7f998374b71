import type { WidgetOf } from '#core/layout/document.ts';
import { useNow, useSurroundings } from '../surroundings.ts';
import { Words } from './Words.tsx';

type Props = WidgetOf<'clock'>['props'];

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit' } as const;

/** Intl options of each format. */
const FORMATS: Readonly<Record<Props['format'], Intl.DateTimeFormatOptions>> = {
  time: MINUTE,
  seconds: { ...MINUTE, second: '2-digit' },
  date: DAY,
  dateTime: { ...DAY, ...MINUTE },
  weekday: { ...DAY, weekday: 'long' },
};

/** Returns what a clock shows at an instant (milliseconds) in a zone. */
export function clockText(
  { format, hours, language }: Pick<Props, 'format' | 'hours' | 'language'>,
  at: number,
  timeZone: string,
): string {
  const options: Intl.DateTimeFormatOptions = { ...FORMATS[format], timeZone };
  if (options.hour) options.hourCycle = hours === '12' ? 'h12' : 'h23';
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', options).format(at);
}

export function Clock({ zone, ...props }: Props) {
  const { zone: screen } = useSurroundings();
  const at = useNow();
  return <Words {...props}>{clockText(props, at, zone ?? screen)}</Words>;
}
