import { createContext, useContext, useMemo } from 'react';
import type { RuleContext } from '#core/entity/rule.ts';

export interface Surroundings {
  me: RuleContext['me'];
  /** Milliseconds since 1970, by the server's clock as well as the client knows it. */
  now: () => number;
  /** Edition of the corporation. */
  edition?: string | null;
}

/** The signed-in user and the time, for conditions and rules. Provided by the app. */
export const SurroundingsContext = createContext<Surroundings>({ me: null, now: Date.now });

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);

/** Returns a function that creates the context of a rule with the present time. */
export function useRuleContext(on: RuleContext['on'] = 'update'): () => RuleContext {
  const { me, now } = useSurroundings();
  return useMemo(() => () => ({ me, now: now(), on }), [me, now, on]);
}
