import { createContext, useContext } from 'react';
import type { CommandKind } from '#core/remote/commands.ts';
import type { Press, Remote, Target } from './useRemote.ts';

/** Context of all parts of the remote control. */
export interface RemoteContextValue {
  target: Target;
  remote: Remote;
  /** False while no screen is online: nothing can be pressed. */
  isOnline: boolean;
  offers: (kind: CommandKind) => boolean;
  press: (command: Press) => Promise<boolean>;
  busy: CommandKind | null;
}

export const RemoteContext = createContext<RemoteContextValue | null>(null);

/** Returns what the page gives to its parts. */
export function useRemoteContext(): RemoteContextValue {
  const value = useContext(RemoteContext);
  if (!value) throw new Error('a part of the remote control stands outside of it');
  return value;
}
