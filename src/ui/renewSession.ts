import { createContext, useContext } from 'react';

/** Asks the server again who is signed in. Provided by the app. */
export const RenewSessionContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** Returns what a page calls after it changed something that the session says, such as its password. */
export const useRenewSession = (): (() => Promise<void>) => useContext(RenewSessionContext);
