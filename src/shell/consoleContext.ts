import { createContext, useContext } from 'react';
import type { RouteMeta } from '#core/entity/meta.ts';
import type { AppServices } from '../providers/appServices.ts';
import type { Can } from '../providers/permission.ts';
import type { Session } from '../providers/session.ts';

/** Who is signed in, and what the console is for them. */
export interface ConsoleValue {
  ground: AppServices;
  session: Session;
  can: Can;
  /** Of this session (PERM-01). */
  routes: readonly RouteMeta[];
  home: string;
  /** Ends the session, after it was confirmed (SES-08). */
  logOut: () => void;
}

export const ConsoleContext = createContext<ConsoleValue | null>(null);

export function useConsole(): ConsoleValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole is called outside the console: App provides ConsoleContext.');
  return value;
}
