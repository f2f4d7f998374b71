import { useTranslate } from 'react-admin';
import { Icon } from '#src/ui/icons.tsx';
import type { HomeNumbers } from './useHome.ts';

const SYSTEMS = { android: 'Android', windows: 'Windows', linux: 'Linux' } as const;

/** A package to install; any other address is the player itself, which runs in a browser. */
const isFile = (url: string): boolean => /\.(apk|exe|msi|zip)($|\?)/i.test(url);

/** The players that are offered, with their versions (HOME-04). */
export function Downloads({ software }: { software: HomeNumbers['software'] }) {
  const translate = useTranslate();
  return (
    <section className="panel">
      <header className="panel-head">
        <h2>{translate('home.downloads')}</h2>
      </header>
      <p className="panel-text">{translate('home.downloadText')}</p>
      <ul className="home-downloads">
        {software.map(({ type, version, url }) => (
          <li key={type}>
            <Icon name="device" />
            <span>{translate('home.version', { system: SYSTEMS[type], ip: version })}</span>
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={translate('home.download', { system: SYSTEMS[type] })}
              >
                {translate(isFile(url) ? 'home.get' : 'home.openPlayer')}
              </a>
            ) : (
              <small>{translate('home.notOffered')}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
