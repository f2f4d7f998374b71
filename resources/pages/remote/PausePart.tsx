import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';
import { keepDigits } from '#src/ui/inputs/digits.ts';
import { useScreenTime } from '#src/ui/screenTime.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useRemoteContext } from './remoteContext.ts';

const [LEAST, MOST] = [limits.remotePauseMin / 1000, limits.remotePauseMax / 1000];
const PRESETS = [30, 60, 300, 1800];

/** Pause of 5 to 1800 seconds, after which it plays on by itself (DEV-08). */
export function PausePart() {
  const translate = useTranslate();
  const timeAt = useScreenTime();
  const { now } = useSurroundings();
  const { remote, press, busy, isOnline, offers } = useRemoteContext();
  const [text, setText] = useState('60');
  if (!offers('pause')) return null;
  const seconds = text === '' ? Number.NaN : Number(text);
  const isFine = seconds >= LEAST && seconds <= MOST;
  const paused = remote.screens
    .flatMap(({ now: { pausedUntil }, zone }) => (pausedUntil === undefined ? [] : [{ pausedUntil, zone }]))
    .filter(({ pausedUntil }) => Date.parse(pausedUntil) > now())
    .toSorted((one, other) => Date.parse(one.pausedUntil) - Date.parse(other.pausedUntil))
    .at(-1);
  const range = translate('remote.pauseRange', { min: LEAST, max: MOST });
  return (
    <section className="remote-part" aria-labelledby="remote-pause">
      <h2 id="remote-pause">{translate('remote.pause')}</h2>
      <div className="remote-presets">
        {PRESETS.map((each) => (
          <Button
            key={each}
            size="small"
            variant={String(each) === text ? 'contained' : 'outlined'}
            color={String(each) === text ? 'primary' : 'inherit'}
            aria-pressed={String(each) === text}
            onClick={() => setText(String(each))}
          >
            {each < 60
              ? translate('remote.seconds', { n: each })
              : translate('remote.minutes', { n: Math.round(each / 60) })}
          </Button>
        ))}
      </div>
      <form
        className="remote-row"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isFine) void press({ kind: 'pause', seconds });
        }}
      >
        <TextField
          label={translate('remote.pauseFor')}
          value={text}
          size="small"
          error={!isFine}
          helperText={range}
          onChange={(event) => setText(keepDigits(event.target.value, 0, false).slice(0, 4))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <Button type="submit" variant="contained" disabled={!isOnline || !isFine} loading={busy === 'pause'}>
          {translate('remote.pauseDo')}
        </Button>
        <Button
          variant="outlined"
          disabled={!isOnline}
          loading={busy === 'resume'}
          onClick={() => void press({ kind: 'resume' })}
        >
          {translate('remote.resume')}
        </Button>
      </form>
      {paused ? (
        <p className="remote-help" role="status">
          {translate('remote.pausedUntil', { at: timeAt(paused.pausedUntil, paused.zone) })}
        </p>
      ) : null}
    </section>
  );
}
