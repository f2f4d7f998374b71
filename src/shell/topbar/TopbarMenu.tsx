import Menu from '@mui/material/Menu';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { MenuActions, MenuKind, OpenMenu } from './menus.ts';
import { useAccountItems } from './useAccountItems.tsx';
import { useHelpItems } from './useHelpItems.tsx';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { chooseMode, modeChoice, onModeChange } from '../../theme/mode.ts';
import { THEME_CHOICES } from './themeChoices.ts';

interface TopbarMenuProps extends MenuActions {
  menu: OpenMenu | null;
}

/** Menus of the top bar; loaded when one is first opened. */
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

/** Items to choose the theme. */
function useThemeItems({ onClose }: MenuActions): ReactElement[] {
  const translate = useTranslate();
  const choice = useSyncExternalStore(onModeChange, modeChoice);
  return THEME_CHOICES.map(({ choice: one, label, Icon }) => (
    <MenuItem
      key={one}
      role="menuitemradio"
      aria-checked={one === choice}
      selected={one === choice}
      onClick={() => {
        chooseMode(one);
        onClose();
      }}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(label)}
    </MenuItem>
  ));
}
