import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { clockOf } from '../../parts/screenTexts.ts';
import type { ProgrammeAnswer } from './usePlayList.ts';

const MINUTE_MS = 60_000;

interface MomentBarProps {
  programme: ProgrammeAnswer;
  /** Null: now. */
  at: number | null;
  screen: string | undefined;
  onMoment: (at: number | null) => void;
  onScreen: (id: string) => void;
}

/** Chooses the moment that is explained, by mouse or by keys, and of which screen. */
export function MomentBar({ programme, at, screen, onMoment, onScreen }: MomentBarProps) {
  const translate = useTranslate();
  const id = useId();
  const { now } = useSurroundings();
  const { from, to, zone, named, now: isToday } = programme;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const shown = Math.min(Math.max(at ?? now(), start), end - 1);
  return (
    <div className="play-moment">
      <label htmlFor={id}>
        {translate('playList.moment.label')} <strong>{clockOf(new Date(shown).toISOString(), zone)}</strong>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.ceil((end - start) / MINUTE_MS) - 1}
        value={Math.floor((shown - start) / MINUTE_MS)}
        aria-valuetext={clockOf(new Date(shown).toISOString(), zone)}
        onChange={({ target }) => onMoment(start + Number(target.value) * MINUTE_MS)}
      />
      <div className="play-moment-choices">
        {named.length > 1 ? (
          <TextField
            select
            size="small"
            label={translate('playList.moment.screen')}
            value={screen ?? ''}
            onChange={({ target }) => onScreen(target.value)}
            sx={{ minWidth: 200 }}
          >
            {named.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        {isToday === null ? null : (
          <Button size="small" color="inherit" disabled={at === null} onClick={() => onMoment(null)}>
            {translate('playList.moment.now')}
          </Button>
        )}
      </div>
    </div>
  );
}
