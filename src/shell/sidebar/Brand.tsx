import { useTranslate } from 'react-admin';
import { BrandMark } from '../../theme/BrandMark.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { useConsole } from '../consoleContext.ts';

/** Whose console this is, and which edition; leads home (SES-12). */
export function Brand({ folded, onNavigate }: { folded: boolean; onNavigate?: () => void }) {
  const translate = useTranslate();
  const { ground, session, home } = useConsole();
  const { brand, edition } = ground.host;
  const level = session.versionLevel ?? edition;
  return (
    <AppLink className="sidebar-brand" href={home} onClick={onNavigate} aria-label={folded ? brand.name : undefined}>
      <BrandMark brand={brand} />
      {folded ? null : (
        <span>
          <strong>{brand.name}</strong>
          <small>
            {session.system === 'ADS' ? translate('shell.advertiser') : translate(`shell.edition.${level}`)}
          </small>
        </span>
      )}
    </AppLink>
  );
}
