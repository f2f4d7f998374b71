import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { chooseMode, type ModeChoice } from '../theme/mode.ts';
import { THEME_CHOICES } from './themeChoices.ts';

interface ThemeMenuProps {
  choice: ModeChoice;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The modes to choose from. */
export default function ThemeMenu({ choice, anchor, onClose }: ThemeMenuProps) {
  const translate = useTranslate();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {THEME_CHOICES.map(({ choice: one, label, Icon }) => (
        <MenuItem
          key={one}
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
      ))}
    </Menu>
  );
}
