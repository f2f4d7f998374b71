import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useLocale } from 'react-admin';
import { localeTag } from '../format.ts';
import { useSurroundings } from '../ruleContext.ts';
import { Calendar } from './Calendar.tsx';
import { instantOfWall, wallOf, zoneName, type DateKind } from './dateKind.ts';
import { TimeList } from './TimeList.tsx';
import { useSentences } from '../sentences.ts';
import { dateSentences } from './sentences.ts';
import './dates.css';

interface PickPopoverProps {
  kind: DateKind;
  value: unknown;
  anchor: HTMLElement;
  min?: string;
  max?: string;
  /** Time of a day that is chosen before a time. */
  bareTime?: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

const HALF_HOUR_MS = 1_800_000;
const TIME = /^\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A bound or value as a day by the clock on the wall. */
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : wallOf(value)?.slice(0, 10);

/** Returns the time for a chosen day: `bareTime` if given, else the next half hour for today and midnight for other days. */
function timeFor(day: string, now: number, bareTime: string | undefined): string {
  if (bareTime !== undefined) return bareTime;
  const soon = wallOf(Math.ceil((now + 1) / HALF_HOUR_MS) * HALF_HOUR_MS) ?? '';
  return soon.startsWith(day) ? soon.slice(11) : '00:00';
}

/** Calendar, times, or both beside each other; below, the way to now and the zone in which all this is. */
export default function PickPopover({ kind, value, anchor, min, max, bareTime, onChange, onClose }: PickPopoverProps) {
  const translate = useSentences(dateSentences);
  const tag = localeTag(useLocale() ?? '');
  const { now } = useSurroundings();
  const wall = kind === 'instant' ? wallOf(value) : null;
  const today = wallOf(now())?.slice(0, 10) ?? '';
  const day = kind === 'instant' ? wall?.slice(0, 10) : dayIn(value);
  const time = kind === 'time' && typeof value === 'string' && TIME.test(value) ? value.slice(0, 5) : wall?.slice(11);
  const finish = (next: string) => {
    onChange(next);
    onClose();
  };
  const chooseDay = (next: string) => {
    if (kind === 'day') finish(next);
    else onChange(instantOfWall(`${next}T${time ?? timeFor(next, now(), bareTime)}`));
  };
  const chooseTime = (next: string) => {
    if (kind === 'time') finish(next);
    else onChange(instantOfWall(`${day ?? today}T${next}`));
  };
  const chooseNow = () => {
    if (kind === 'instant') finish(instantOfWall(wallOf(now()) ?? ''));
    else if (kind === 'time') finish(wallOf(now())?.slice(11) ?? '');
    else finish(today);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate(kind === 'time' ? 'ui.dates.clock' : 'ui.dates.calendar'),
          sx: { mt: 0.5 },
        },
      }}
    >
      <div className="date-pick">
        {kind === 'time' ? null : (
          <Calendar
            chosen={day ? [day] : []}
            today={today}
            min={dayIn(min)}
            max={dayIn(max)}
            onChoose={chooseDay}
            hasFocus
          />
        )}
        {kind === 'day' ? null : <TimeList chosen={time} onChoose={chooseTime} hasFocus={kind === 'time'} />}
      </div>
      <div className="date-foot">
        <Button size="small" onClick={chooseNow}>
          {translate(kind === 'day' ? 'ui.presets.today' : 'ui.dates.now')}
        </Button>
        {kind === 'instant' ? (
          <>
            <small>{zoneName(tag, now())}</small>
            <Button size="small" variant="contained" onClick={onClose}>
              {translate('ui.dates.done')}
            </Button>
          </>
        ) : null}
      </div>
    </Popover>
  );
}
