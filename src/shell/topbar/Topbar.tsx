import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { ProgressBar } from '../ProgressBar.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { TopbarEnd } from './TopbarEnd.tsx';
import './topbar.css';

interface TopbarProps {
  onMenu: () => void;
  onSearch: () => void;
  onKeys: () => void;
}

/** Where one is, search, and what is about the person. */
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
