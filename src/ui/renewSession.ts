import { createContext, useContext } from 'react';

/** Asks the server again who is signed in. Provided by the app. */
export const RenewSessionContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** Returns a function to call after a change of session data, such as the password. */
export const useRenewSession = (): (() => Promise<void>) => useContext(RenewSessionContext);
