import { useMemo } from 'react';
import type { Asker } from '#core/entity/guard.ts';
import { useCanAny } from '../permission.ts';
import { useSurroundings } from '../ruleContext.ts';

/** Returns who asks for actions here: what the session holds, in which edition. */
export function useAsker(): Asker {
  const can = useCanAny();
  const { edition } = useSurroundings();
  return useMemo(() => ({ can, edition }), [can, edition]);
}
