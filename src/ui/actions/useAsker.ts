import { useMemo } from 'react';
import type { Asker } from '#core/entity/guard.ts';
import { useCanAny } from '../permission.ts';
import { useRuleContext, useSurroundings } from '../ruleContext.ts';

/** Returns the session's permissions, edition, user and time, for the conditions of actions. */
export function useAsker(): Asker {
  const can = useCanAny();
  const { edition } = useSurroundings();
  const context = useRuleContext();
  return useMemo(() => ({ can, edition, context }), [can, edition, context]);
}
