import Popover from '@mui/material/Popover';
import { Calendar } from '../dates/Calendar.tsx';
import { wallOf } from '../dates/dateKind.ts';
import { useSurroundings } from '../ruleContext.ts';
import { useSentences } from '../sentences.ts';
import { dateSentences } from '../dates/sentences.ts';

interface DaysPopoverProps {
  days: readonly string[];
  max: number;
  anchor: HTMLElement;
  onChange: (days: string[]) => void;
  onClose: () => void;
}

/** A calendar in which every day is turned on and off. */
export default function DaysPopover({ days, max, anchor, onChange, onClose }: DaysPopoverProps) {
  const translate = useSentences(dateSentences);
  const { now } = useSurroundings();
  const toggle = (day: string) => {
    if (days.includes(day)) onChange(days.filter((one) => one !== day));
    else if (days.length < max) onChange([...days, day].toSorted());
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('ui.dates.calendar'), sx: { mt: 0.5 } } }}
    >
      <div className="date-pick">
        <Calendar chosen={days} today={wallOf(now())?.slice(0, 10) ?? ''} onChoose={toggle} hasFocus />
      </div>
    </Popover>
  );
}
