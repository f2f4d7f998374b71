import Help from '@mui/icons-material/HelpOutline';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { lazy, useState, useSyncExternalStore, type ComponentType, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { modeChoice, onModeChange } from '../../theme/mode.ts';
import { Hint } from '../../ui/Hint.tsx';
import { Later } from '../../ui/Later.tsx';
import { WORK_PLACE } from '../../ui/workPlace.ts';
import { useConsole } from '../consoleContext.ts';
import { commandKey } from '../palette/commandKey.ts';
import { LanguageButton } from './LanguageButton.tsx';
import type { MenuKind, OpenMenu, Question } from './menus.ts';
import { NoticesButton } from './NoticesButton.tsx';
import { Questions } from './Questions.tsx';
import { THEME_CHOICES } from './themeChoices.ts';

const TopbarMenu = lazy(() => import('./TopbarMenu.tsx'));

interface MenuButtonProps {
  label: string;
  Icon: ComponentType<{ fontSize: 'small' }>;
  isOpen: boolean;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
}

function MenuButton({ label, Icon, isOpen, onOpen }: MenuButtonProps) {
  return (
    <Hint text={label}>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="topbar-button"
      >
        <Icon fontSize="small" />
      </IconButton>
    </Hint>
  );
}

interface TopbarEndProps {
  onSearch: () => void;
  onKeys: () => void;
}

/**
 * End of the top bar: search, notices, language, theme, help, account. On a phone the account menu has the buttons that do not fit.
 */
export function TopbarEnd({ onSearch, onKeys }: TopbarEndProps) {
  const translate = useTranslate();
  const { session } = useConsole();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const choice = useSyncExternalStore(onModeChange, modeChoice);
  const name = session.realName || session.userName;
  const opens = (kind: MenuKind) => ({
    isOpen: menu?.kind === kind,
    onOpen: ({ currentTarget }: MouseEvent<HTMLElement>) => setMenu({ kind, anchor: currentTarget }),
  });
  const account = opens('account');
  return (
    <div className="topbar-end">
      <span id={WORK_PLACE} />
      <button type="button" className="topbar-search" aria-keyshortcuts="Control+K Meta+K" onClick={onSearch}>
        <Search fontSize="small" aria-hidden />
        <span>{translate('shell.palette.open')}</span>
        <kbd aria-hidden="true">{commandKey()} K</kbd>
      </button>
      <NoticesButton />
      <LanguageButton onClick={() => setAsked('language')} />
      <MenuButton
        label={translate('shell.theme')}
        Icon={THEME_CHOICES.find((one) => one.choice === choice)!.Icon}
        {...opens('theme')}
      />
      <MenuButton label={translate('shell.help')} Icon={Help} {...opens('help')} />
      <button
        type="button"
        className="topbar-account"
        aria-label={translate('shell.account', { name })}
        aria-haspopup="menu"
        aria-expanded={account.isOpen}
        onClick={account.onOpen}
      >
        <span aria-hidden="true" className="avatar">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <span className="topbar-name">{name}</span>
      </button>
      <Later when={menu !== null}>
        <TopbarMenu
          menu={menu}
          onMenu={(kind) => setMenu(menu && { ...menu, kind })}
          onKeys={onKeys}
          onAsk={(question) => {
            setMenu(null);
            setAsked(question);
          }}
          onClose={() => setMenu(null)}
        />
      </Later>
      <Questions asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}
