import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { chooseMode, modeChoice, onModeChange } from '../theme/mode.ts';

const CHOICES = [
  { choice: 'light', label: 'shell.themeLight', Icon: LightMode },
  { choice: 'dark', label: 'shell.themeDark', Icon: DarkMode },
  { choice: 'system', label: 'shell.themeSystem', Icon: SettingsBrightness },
] as const;

/** Light, dark, or as the system; kept in this browser. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const choice = useSyncExternalStore(onModeChange, modeChoice);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = CHOICES.find((one) => one.choice === choice)!.Icon;
  return (
    <>
      <Tooltip title={translate('shell.theme')}>
        <IconButton
          aria-label={translate('shell.theme')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Current fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map(({ choice: one, label, Icon }) => (
          <MenuItem
            key={one}
            selected={one === choice}
            onClick={() => {
              chooseMode(one);
              setAnchor(null);
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {translate(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
