import { hex32 } from '#core/protocol/random.ts';

/** User events that may cause calls. Each starts a new trace; the calls after it share the trace key. */
const ACTIONS = ['click', 'submit', 'change', 'popstate', 'drop'] as const;

/**
 * Returns a function that gives the trace key of the user's current action: 32 hex digits, renewed at the next action
 * (architecture 4).
 */
export function traceKeys(target: EventTarget = window): () => string {
  let current = hex32();
  const renew = (): void => {
    current = hex32();
  };
  for (const action of ACTIONS) target.addEventListener(action, renew, { capture: true });
  return () => current;
}
