import { createContext } from 'react';
import type { AuthProvider, I18nProvider } from 'react-admin';
import type { AppServices } from './providers/appServices.ts';
import type { Session } from './providers/session.ts';
import type { EntityWords } from './ui/entityWords.ts';

/** Props of the console after sign-in. */
export interface ConsoleProps {
  services: AppServices;
  session: Session;
  authProvider: AuthProvider;
  i18nProvider: I18nProvider;
  /** Loads the words of an entity with its pages; null if all are there. */
  entityWords: EntityWords | null;
}

/**
 * Carries the props past the router, which is made only once: changed messages in development do not reload the page.
 */
export const OpenedContext = createContext<ConsoleProps | null>(null);
