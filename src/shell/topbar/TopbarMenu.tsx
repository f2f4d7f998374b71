import Menu from '@mui/material/Menu';
import type { ReactElement } from 'react';
import type { MenuActions, MenuKind, OpenMenu } from './menus.ts';
import { useAccountItems } from './useAccountItems.tsx';
import { useHelpItems } from './useHelpItems.tsx';
import { useThemeItems } from './useThemeItems.tsx';

interface TopbarMenuProps extends MenuActions {
  menu: OpenMenu | null;
}

/** What the top bar's menus say once one is open. */
export default function TopbarMenu({ menu, ...actions }: TopbarMenuProps) {
  const items: Record<MenuKind, ReactElement[]> = {
    theme: useThemeItems(actions),
    help: useHelpItems(actions),
    account: useAccountItems(actions),
  };
  return (
    <Menu
      key={menu?.kind}
      anchorEl={menu?.anchor}
      open={menu !== null}
      onClose={actions.onClose}
      transformOrigin={{ horizontal: 'right', vertical: -4 }}
      anchorOrigin={{ horizontal: 'right', vertical: 'bottom' }}
    >
      {menu ? items[menu.kind] : null}
    </Menu>
  );
}
