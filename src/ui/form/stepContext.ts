import { createContext } from 'react';

/** Opens the step that asks for a field. Nothing to do in a form without steps. */
export const StepContext = createContext<(field: string) => void>(() => undefined);
