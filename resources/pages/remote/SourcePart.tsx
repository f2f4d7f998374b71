import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRemoteContext } from './remoteContext.ts';

/** Inputs of the screens, by their names; the present one is marked. */
export function SourcePart() {
  const translate = useTranslate();
  const { remote, press, isOnline, offers, busy } = useRemoteContext();
  const sources = new Map(
    remote.screens.flatMap((screen) => screen.sources.map(({ id, name }) => [id, name] as const)),
  );
  if (!offers('source') || sources.size === 0) return null;
  const present = new Set(remote.screens.flatMap(({ now }) => now.source ?? []));
  return (
    <section className="remote-part" aria-labelledby="remote-source">
      <h2 id="remote-source">{translate('remote.source')}</h2>
      <div className="remote-presets">
        {[...sources].map(([id, name]) => (
          <Button
            key={id}
            variant={present.has(id) ? 'contained' : 'outlined'}
            color={present.has(id) ? 'primary' : 'inherit'}
            aria-pressed={present.has(id)}
            disabled={!isOnline || busy === 'source'}
            onClick={() => void press({ kind: 'source', source: id })}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
