import Logout from '@mui/icons-material/Logout';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../ui/actions/ConfirmDialog.tsx';
import { useConsole } from './consoleContext.ts';

/** Who is signed in, and the way out, which asks first (SES-08). */
export function AccountMenu() {
  const translate = useTranslate();
  const { session, logOut } = useConsole();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const name = session.realName || session.userName;
  return (
    <>
      <button
        type="button"
        className="topbar-account"
        aria-label={translate('shell.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span aria-hidden="true" className="avatar">
          {[...name][0]?.toUpperCase()}
        </span>
        <span className="topbar-name">{name}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transformOrigin={{ horizontal: 'right', vertical: -4 }}
        anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
      >
        <li role="presentation" className="account-card">
          <strong>{name}</strong>
          <span>{session.userName}</span>
          {session.companyName ? <span>{session.companyName}</span> : null}
        </li>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setAsking(true);
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate('shell.logout')}
        </MenuItem>
      </Menu>
      {isAsking ? (
        <ConfirmDialog
          title={translate('shell.logoutTitle')}
          confirmLabel={translate('shell.logout')}
          isBusy={isLeaving}
          onConfirm={() => {
            setLeaving(true);
            logOut();
          }}
          onClose={() => setAsking(false)}
        >
          {translate('shell.logoutText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
