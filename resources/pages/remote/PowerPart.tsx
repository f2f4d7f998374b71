import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/ui/actions/ConfirmDialog.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { useRemoteContext } from './remoteContext.ts';

/** Each asks first, but for what only lights the screen up. */
const KINDS = ['restartPlayer', 'restartMachine', 'screenOn', 'screenOff', 'powerOff'] as const;
type Kind = (typeof KINDS)[number];

/** Restart of player and machine, screen and machine off and on. */
export function PowerPart() {
  const translate = useTranslate();
  const labels = useLabels('device-commands');
  const { remote, press, busy, isOnline, offers } = useRemoteContext();
  const [asked, setAsked] = useState<Exclude<Kind, 'screenOn'> | null>(null);
  const offered = KINDS.filter(offers);
  if (offered.length === 0) return null;
  return (
    <section className="remote-part" aria-labelledby="remote-power">
      <h2 id="remote-power">{translate('remote.power')}</h2>
      <div className="remote-presets">
        {offered.map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            color={kind === 'powerOff' ? 'error' : 'inherit'}
            disabled={!isOnline}
            loading={busy === kind}
            onClick={() => (kind === 'screenOn' ? void press({ kind }) : setAsked(kind))}
          >
            {labels.value('kind', kind)}
          </Button>
        ))}
      </div>
      {asked ? (
        <ConfirmDialog
          title={labels.value('kind', asked)}
          confirmLabel={labels.value('kind', asked)}
          isDanger={asked === 'powerOff'}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void press({ kind: asked });
          }}
        >
          {translate(`remote.ask.${asked}`)}
          {remote.total > 1 ? ` ${translate('remote.forMany', { n: remote.total })}` : ''}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
