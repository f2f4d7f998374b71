import Book from '@mui/icons-material/MenuBookOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Logout from '@mui/icons-material/Logout';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useConsole } from './consoleContext.ts';

interface AccountMenuListProps {
  name: string;
  anchor: HTMLElement | null;
  onLeave: () => void;
  onClose: () => void;
}

/** What the account's menu says once it is open. */
export default function AccountMenuList({ name, anchor, onLeave, onClose }: AccountMenuListProps) {
  const translate = useTranslate();
  const { session, routes, ground } = useConsole();
  const password = routes.find(({ page }) => page === 'password');
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      transformOrigin={{ horizontal: 'right', vertical: -4 }}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
    >
      <li role="presentation" className="account-card">
        <strong>{name}</strong>
        <span>{session.userName}</span>
        {session.companyName ? <span>{session.companyName}</span> : null}
      </li>
      <Divider component="li" />
      {password ? (
        <MenuItem component={Link} to={password.path} onClick={onClose}>
          <ListItemIcon>
            <Lock fontSize="small" />
          </ListItemIcon>
          {translate(password.title)}
        </MenuItem>
      ) : null}
      {ground.host.docs ? (
        <MenuItem
          component="a"
          href={`${ground.host.apiBase}/docs?language=${ground.language}`}
          target="_blank"
          rel="noreferrer"
          onClick={onClose}
        >
          <ListItemIcon>
            <Book fontSize="small" />
          </ListItemIcon>
          {translate('shell.docs')}
        </MenuItem>
      ) : null}
      <MenuItem onClick={onLeave}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        {translate('shell.logout')}
      </MenuItem>
    </Menu>
  );
}
