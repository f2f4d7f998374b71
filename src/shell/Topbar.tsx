import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { usePageTitle, usePlace } from './usePlace.ts';
import './topbar.css';

/** Where one is: section, entry, and the page below it. */
function Breadcrumb() {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const { place, route } = usePlace();
  const entry = place ? translate(place.entry.label, { smart_count: 2 }) : null;
  const title = route && !route.redirect ? titleOf(route) : null;
  const isBelow = title !== null && title !== entry;
  const section = place && place.section.entries.length > 1 ? translate(`menu.sections.${place.section.key}`) : null;
  return (
    <nav aria-label={translate('shell.position')} className="breadcrumb">
      <ol>
        {section !== null && section !== entry ? <li className="breadcrumb-section">{section}</li> : null}
        {place ? (
          <li>{isBelow ? <Link to={place.entry.path}>{entry}</Link> : <span aria-current="page">{entry}</span>}</li>
        ) : null}
        {isBelow ? (
          <li>
            <span aria-current="page">{title}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

interface TopbarProps {
  onMenu: () => void;
  onSearch: () => void;
}

export function Topbar({ onMenu, onSearch }: TopbarProps) {
  const translate = useTranslate();
  return (
    <header className="topbar">
      <span className="topbar-menu">
        <IconButton aria-label={translate('shell.openMenu')} onClick={onMenu} edge="start">
          <MenuIcon />
        </IconButton>
      </span>
      <Breadcrumb />
      <div className="topbar-end">
        <button type="button" className="topbar-search" aria-keyshortcuts="Control+K" onClick={onSearch}>
          <Search fontSize="small" aria-hidden />
          <span>{translate('shell.palette.open')}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
