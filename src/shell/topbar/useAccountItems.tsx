import Help from '@mui/icons-material/HelpOutline';
import Lock from '@mui/icons-material/LockOutlined';
import Person from '@mui/icons-material/AccountCircleOutlined';
import Logout from '@mui/icons-material/Logout';
import Translate from '@mui/icons-material/Translate';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LANGUAGE_NAMES, languageTag, otherLanguage } from '../../i18n/language.ts';
import { useConsole } from '../consoleContext.ts';
import { MenuCard } from './MenuCard.tsx';
import type { MenuActions } from './menus.ts';
import { THEME_CHOICES } from './themeChoices.ts';

const Look = THEME_CHOICES[2].Icon;

/** Items that have a button of their own when the bar is wide enough. */
function useNarrowItems({ onMenu, onAsk }: MenuActions): ReactElement[] {
  const translate = useTranslate();
  const { language } = useConsole().services;
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  if (!isNarrow) return [];
  const other = otherLanguage(language);
  return [
    <MenuItem key="language" onClick={() => onAsk('language')}>
      <ListItemIcon>
        <Translate fontSize="small" />
      </ListItemIcon>
      <span lang={languageTag(other)}>{LANGUAGE_NAMES[other]}</span>
    </MenuItem>,
    <MenuItem key="theme" onClick={() => onMenu('theme')}>
      <ListItemIcon>
        <Look fontSize="small" />
      </ListItemIcon>
      {translate('shell.theme')}
    </MenuItem>,
    <MenuItem key="help" onClick={() => onMenu('help')}>
      <ListItemIcon>
        <Help fontSize="small" />
      </ListItemIcon>
      {translate('shell.help')}
    </MenuItem>,
    <Divider key="line" component="li" />,
  ];
}

/** Items of the account menu: the user, their password, log out. */
export function useAccountItems(actions: MenuActions): ReactElement[] {
  const translate = useTranslate();
  const { session, routes } = useConsole();
  const narrow = useNarrowItems(actions);
  const centre = routes.find(({ page }) => page === 'personalCentre' || page === 'ownProfile');
  const own = routes.find(({ page }) => page === 'password');
  // The operators' console has the password within its personal centre.
  const password = own?.path ?? (centre && `${centre.path}?part=password`);
  return [
    <MenuCard key="card">
      <strong>{session.realName || session.userName}</strong>
      <span>{session.userName}</span>
      {session.companyName ? <span>{session.companyName}</span> : null}
    </MenuCard>,
    <Divider key="below" component="li" />,
    ...narrow,
    ...(centre
      ? [
          <MenuItem key="centre" component={Link} to={centre.path} onClick={actions.onClose}>
            <ListItemIcon>
              <Person fontSize="small" />
            </ListItemIcon>
            {translate(centre.title)}
          </MenuItem>,
        ]
      : []),
    ...(password === undefined
      ? []
      : [
          <MenuItem key="password" component={Link} to={password} onClick={actions.onClose}>
            <ListItemIcon>
              <Lock fontSize="small" />
            </ListItemIcon>
            {translate('password.save')}
          </MenuItem>,
        ]),
    <MenuItem key="logout" onClick={() => actions.onAsk('logout')}>
      <ListItemIcon>
        <Logout fontSize="small" />
      </ListItemIcon>
      {translate('shell.logout')}
    </MenuItem>,
  ];
}
