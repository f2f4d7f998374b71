import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { chooseMode, modeChoice, onModeChange } from '../../theme/mode.ts';
import type { MenuActions } from './menus.ts';
import { THEME_CHOICES } from './themeChoices.ts';

/** The modes to choose from. */
export function useThemeItems({ onClose }: MenuActions): ReactElement[] {
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
