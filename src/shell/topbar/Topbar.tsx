import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { ProgressBar } from '../ProgressBar.tsx';
import { TopbarEnd } from './TopbarEnd.tsx';
import './Topbar.css';
import { Link } from 'react-router-dom';
import { usePageTitle, usePlace } from '../usePlace.ts';

interface TopbarProps {
  onMenu: () => void;
  onSearch: () => void;
  onKeys: () => void;
}

/** Top bar: breadcrumb, search, and the user's menus. */
export function Topbar({ onMenu, ...end }: TopbarProps) {
  const translate = useTranslate();
  return (
    <header className="topbar">
      <span className="topbar-menu">
        <IconButton aria-label={translate('shell.openMenu')} onClick={onMenu} edge="start">
          <MenuIcon />
        </IconButton>
      </span>
      <Breadcrumb />
      <TopbarEnd {...end} />
      <ProgressBar />
    </header>
  );
}

/** Breadcrumb: section, menu entry, and the page below it. */
function Breadcrumb() {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const { place, route } = usePlace();
  const entry = place ? translate(place.entry.label, { smart_count: 2 }) : null;
  // The page of a record has the record's name as its title, so its breadcrumb ends with the list.
  const isRecord = route?.view === 'show' && place !== undefined;
  const title = route && !route.redirect && !isRecord ? titleOf(route) : null;
  const isBelow = title !== null && title !== entry;
  const section = place && place.section.entries.length > 1 ? translate(`menu.sections.${place.section.key}`) : null;
  return (
    <nav aria-label={translate('shell.position')} className="breadcrumb">
      <ol>
        {section !== null && section !== entry ? <li className="breadcrumb-section">{section}</li> : null}
        {place ? (
          <li>
            {isBelow || isRecord ? (
              <Link to={place.entry.path}>{entry}</Link>
            ) : (
              <span aria-current="page">{entry}</span>
            )}
          </li>
        ) : null}
        {isBelow ? (
          <li className={place ? 'breadcrumb-page' : undefined}>
            <span aria-current="page">{title}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
