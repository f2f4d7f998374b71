import Button from '@mui/material/Button';
import { lazy, useState, type ReactNode } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { Later } from '../ui/Later.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { useConsole } from './consoleContext.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { LanguageButton } from './topbar/LanguageButton.tsx';
import type { Question } from './topbar/menus.ts';
import { Questions } from './topbar/Questions.tsx';
import './PasswordGate.css';

const Notification = lazy(() => import('./Notification.tsx'));

/**
 * Replaces the whole console until a password that somebody else set is changed: the server refuses every other call
 * (ENT-09).
 */
export function PasswordGate({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { services, session } = useConsole();
  const { notifications } = useNotificationContext();
  const [asked, setAsked] = useState<Question | null>(null);
  return (
    <>
      <ConnectionBar />
      <main className="password-gate">
        <header>
          <strong>{services.host.brand.name}</strong>
          <span>{session.userName}</span>
          <LanguageButton onClick={() => setAsked('language')} />
          <Button color="inherit" size="small" onClick={() => setAsked('logout')}>
            {translate('shell.logout')}
          </Button>
        </header>
        <p role="status">{translate('password.mustChange')}</p>
        <PageBoundary path="password">{children}</PageBoundary>
      </main>
      <Questions asked={asked} onClose={() => setAsked(null)} />
      <Later when={notifications.length > 0}>
        <Notification />
      </Later>
    </>
  );
}
