import { hex32 } from '#core/protocol/random.ts';

/** What a person does that may cause calls. Each starts a new trace; the calls that follow share it. */
const ACTIONS = ['click', 'submit', 'change', 'popstate', 'drop'] as const;

/** Returns what gives the trace key of the user's current action: 32 hex, renewed at the next action (architecture 4). */
export function traceKeys(target: EventTarget = window): () => string {
  let current = hex32();
  const renew = (): void => {
    current = hex32();
  };
  for (const action of ACTIONS) target.addEventListener(action, renew, { capture: true });
  return () => current;
}
