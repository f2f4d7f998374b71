import Book from '@mui/icons-material/MenuBookOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../consoleContext.ts';
import { MenuCard } from './MenuCard.tsx';
import type { MenuActions } from './menus.ts';

/** The keys, the documentation, and what this console is. */
export function useHelpItems({ onKeys, onClose }: MenuActions): ReactElement[] {
  const translate = useTranslate();
  const { session, services } = useConsole();
  const { host, language } = services;
  const keys = (
    <MenuItem
      key="keys"
      onClick={() => {
        onClose();
        onKeys();
      }}
    >
      <ListItemIcon>
        <Keyboard fontSize="small" />
      </ListItemIcon>
      <span className="menu-words">{translate('shell.palette.keys')}</span>
      <kbd className="menu-key">?</kbd>
    </MenuItem>
  );
  const docs = (
    <MenuItem
      key="docs"
      component="a"
      href={`${host.apiBase}/docs?language=${language}`}
      target="_blank"
      rel="noreferrer"
      onClick={onClose}
    >
      <ListItemIcon>
        <Book fontSize="small" />
      </ListItemIcon>
      {translate('shell.docs')}
    </MenuItem>
  );
  return [
    keys,
    ...(host.docs ? [docs] : []),
    <Divider key="line" component="li" />,
    <MenuCard key="about">
      <strong>{host.brand.name}</strong>
      <span>{translate(`shell.edition.${session.versionLevel ?? host.edition}`)}</span>
      {host.version ? <span>{translate('shell.version', { version: host.version })}</span> : null}
    </MenuCard>,
  ];
}
