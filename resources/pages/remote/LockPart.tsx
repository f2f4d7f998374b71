import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';
import { keepDigits } from '#src/ui/inputs/digits.ts';
import { useRemoteContext } from './remoteContext.ts';

const DIGITS = limits.lockPasswordDigits;

/** Locks the screen for the people before it; its 4 digits open it there (DEV-08). */
export function LockPart() {
  const translate = useTranslate();
  const { remote, press, busy, isOnline, offers } = useRemoteContext();
  const [pin, setPin] = useState('');
  if (!offers('lock')) return null;
  const told = remote.screens.flatMap(({ now }) => now.locked ?? []);
  const isFine = pin === '' || pin.length === DIGITS;
  const lock = async () => {
    if (await press({ kind: 'lock', ...(pin === '' ? {} : { pin }) })) setPin('');
  };
  return (
    <section className="remote-part" aria-labelledby="remote-lock">
      <h2 id="remote-lock">
        {translate('remote.lock')}
        {told.length > 0 ? <small>{translate(told.some(Boolean) ? 'remote.locked' : 'remote.unlocked')}</small> : null}
      </h2>
      <form
        className="remote-row"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isFine) void lock();
        }}
      >
        <TextField
          label={translate('remote.pin')}
          value={pin}
          size="small"
          error={!isFine}
          onChange={(event) => setPin(keepDigits(event.target.value, 0, false).slice(0, DIGITS))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: DIGITS } }}
        />
        <Button type="submit" variant="contained" disabled={!isOnline || !isFine} loading={busy === 'lock'}>
          {translate('remote.lockDo')}
        </Button>
        <Button
          variant="outlined"
          disabled={!isOnline}
          loading={busy === 'unlock'}
          onClick={() => void press({ kind: 'unlock' })}
        >
          {translate('remote.unlockDo')}
        </Button>
      </form>
      <p className="remote-help">{translate('remote.lockHelp')}</p>
    </section>
  );
}
