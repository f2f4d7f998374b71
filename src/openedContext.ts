import { createContext } from 'react';
import type { AuthProvider, I18nProvider } from 'react-admin';
import type { AppServices } from './providers/appServices.ts';
import type { Session } from './providers/session.ts';

/** What the console is opened with. */
export interface ConsoleProps {
  ground: AppServices;
  session: Session;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
}

/** Brings it past the router, which is made once, to the console: other words in development leave the page as it is. */
export const OpenedContext = createContext<ConsoleProps | null>(null);
