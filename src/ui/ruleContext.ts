import { createContext, useContext, useMemo } from 'react';
import type { RuleContext } from '#core/entity/rule.ts';

export interface Surroundings {
  me: RuleContext['me'];
  /** Milliseconds since 1970, by the server's clock as far as the client knows it. */
  now: () => number;
  /** Edition of the corporation. */
  edition?: string | null;
}

/** Who is signed in and what time it is, for conditions and rules. Provided by the app. */
export const SurroundingsContext = createContext<Surroundings>({ me: null, now: Date.now });

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);

/** Returns a function that makes the context of a rule at the moment it is asked. */
export function useRuleContext(on: RuleContext['on'] = 'update'): () => RuleContext {
  const { me, now } = useSurroundings();
  return useMemo(() => () => ({ me, now: now(), on }), [me, now, on]);
}
