import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';

/** Themes that a person can choose, with label and icon. */
export const THEME_CHOICES = [
  { choice: 'light', label: 'shell.themeLight', Icon: LightMode },
  { choice: 'dark', label: 'shell.themeDark', Icon: DarkMode },
  { choice: 'system', label: 'shell.themeSystem', Icon: SettingsBrightness },
] as const;
