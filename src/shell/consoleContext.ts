import { createContext, useContext } from 'react';
import type { RouteMeta } from '#core/entity/meta.ts';
import type { AppServices } from '../providers/appServices.ts';
import type { Can } from '../providers/permission.ts';
import type { Session } from '../providers/session.ts';

/** Context of the console: the session and all that depends on it. */
export interface ConsoleValue {
  services: AppServices;
  session: Session;
  can: Can;
  /** Routes that this session may open (PERM-01). */
  routes: readonly RouteMeta[];
  home: string;
  /** Ends the session after a confirmation (SES-08). */
  logOut: () => void;
}

export const ConsoleContext = createContext<ConsoleValue | null>(null);

export function useConsole(): ConsoleValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole is called outside the console: App provides ConsoleContext.');
  return value;
}
