import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightnessOutlined';

/** What a person can choose, with what it is called and drawn as. */
export const THEME_CHOICES = [
  { choice: 'light', label: 'shell.themeLight', Icon: LightMode },
  { choice: 'dark', label: 'shell.themeDark', Icon: DarkMode },
  { choice: 'system', label: 'shell.themeSystem', Icon: SettingsBrightness },
] as const;
