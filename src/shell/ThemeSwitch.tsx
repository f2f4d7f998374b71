import IconButton from '@mui/material/IconButton';
import { lazy, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { modeChoice, onModeChange } from '../theme/mode.ts';
import { Hint } from '../ui/Hint.tsx';
import { Later } from '../ui/Later.tsx';
import { THEME_CHOICES } from './themeChoices.ts';

const ThemeMenu = lazy(() => import('./ThemeMenu.tsx'));

/** Light, dark, or as the system; kept in this browser. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const choice = useSyncExternalStore(onModeChange, modeChoice);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = THEME_CHOICES.find((one) => one.choice === choice)!.Icon;
  return (
    <>
      <Hint text={translate('shell.theme')}>
        <IconButton
          aria-label={translate('shell.theme')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Current fontSize="small" />
        </IconButton>
      </Hint>
      <Later when={anchor !== null}>
        <ThemeMenu choice={choice} anchor={anchor} onClose={() => setAnchor(null)} />
      </Later>
    </>
  );
}
