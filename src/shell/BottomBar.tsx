import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { AppLink } from '../ui/AppLink.tsx';
import { Icon } from '../ui/icons.tsx';
import { usePlace } from './usePlace.ts';
import './BottomBar.css';

/** The pages that are opened most, in reach of a thumb, and the way to all others. Of phones only; _menu.yaml chooses. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const translate = useTranslate();
  const { sections, place } = usePlace();
  const entries = sections.flatMap((section) => section.entries).filter(({ bar }) => bar);
  const isElsewhere = place !== undefined && !entries.includes(place.entry);
  return (
    <nav aria-label={translate('shell.bar')} className="bottom-bar">
      {entries.map((entry) => (
        <AppLink
          key={entry.key}
          href={entry.path}
          aria-current={entry.path === place?.entry.path ? 'page' : undefined}
          className="bottom-bar-entry"
        >
          <Icon name={entry.icon} />
          <span>{translate(entry.label, { smart_count: 2 })}</span>
        </AppLink>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        className={isElsewhere ? 'bottom-bar-entry bottom-bar-here' : 'bottom-bar-entry'}
        onClick={onMore}
      >
        <MenuIcon fontSize="small" aria-hidden />
        <span>{translate('shell.more')}</span>
      </button>
    </nav>
  );
}
