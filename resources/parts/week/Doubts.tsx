import WarningAmber from '@mui/icons-material/WarningAmber';
import { weekdayOf } from '#core/time.ts';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { timerSentences } from './sentences.ts';
import { clockOf } from './week.ts';
import './week.css';

type Doubt = CallTypes['deviceTimer.week']['output']['screens'][number]['doubts'][number];

/** Notice of what timers for power do together that is likely not meant (DEV-07); nothing where there is no doubt. */
export function Doubts({ doubts }: { doubts: readonly (Doubt & { screens?: number })[] }) {
  const translate = useSentences(timerSentences);
  const { date, weekday } = useFormats();
  if (doubts.length === 0) return null;
  const named = (name: string | null | undefined) =>
    name ? translate('timers.named', { name }) : translate('timers.thisOne');
  return (
    <div className="week-doubts" role="status">
      <WarningAmber fontSize="small" aria-hidden="true" />
      <div>
        <strong>{translate('timers.doubts')}</strong>
        <ul>
          {doubts.map(({ kind, date: day, minute, minutes, timers: [a, b], screens }) => (
            <li key={`${kind} ${a} ${b}`}>
              {translate(`timers.doubt.${kind}`, {
                a: named(a),
                b: named(b),
                n: minutes ?? 0,
                at: `${weekday(weekdayOf(day))} ${date(day)} ${clockOf(minute)}`,
              })}
              {screens !== undefined && screens > 1 ? ` (${translate('timers.doubtScreens', { n: screens })})` : null}
            </li>
          ))}
        </ul>
        <small>{translate('timers.doubtsHelp')}</small>
      </div>
    </div>
  );
}
