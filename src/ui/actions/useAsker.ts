import { useMemo } from 'react';
import type { Asker } from '#core/entity/guard.ts';
import { useCanAny } from '../permission.ts';
import { useRuleContext, useSurroundings } from '../ruleContext.ts';

/** Returns who asks for actions here: what the session holds, in which edition, and who and when it is. */
export function useAsker(): Asker {
  const can = useCanAny();
  const { edition } = useSurroundings();
  const context = useRuleContext();
  return useMemo(() => ({ can, edition, context }), [can, edition, context]);
}
