import Button from '@mui/material/Button';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { Later } from '../ui/Later.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { useConsole } from './consoleContext.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import './passwordGate.css';

const LogoutQuestion = lazy(() => import('./LogoutQuestion.tsx'));
const Notification = lazy(() => import('./Notification.tsx'));

/** Stands for the whole console until a password that somebody else set is changed: the server answers nothing else (ENT-09). */
export function PasswordGate({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { ground, session } = useConsole();
  const { notifications } = useNotificationContext();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ConnectionBar />
      <main className="password-gate">
        <header>
          <strong>{ground.host.brand.name}</strong>
          <span>{session.userName}</span>
          <LanguageSwitch />
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {translate('shell.logout')}
          </Button>
        </header>
        <p role="status">{translate('password.mustChange')}</p>
        <PageBoundary path="password">{children}</PageBoundary>
      </main>
      {isAsking ? (
        <Suspense fallback={null}>
          <LogoutQuestion onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
      <Later when={notifications.length > 0}>
        <Notification />
      </Later>
    </>
  );
}
