import { createContext, useContext } from 'react';
import type { Issue } from '#core/entity/issues.ts';
import type { Copies } from '#core/layout/edit/copyable.ts';
import type { Designer } from './useDesigner.ts';

export interface DesignerContextValue extends Designer {
  /** Broken rules of the document, by path. */
  issues: readonly Issue[];
  /** Address of a material's file, for the stage. */
  sourceOf: (materialId: string) => string | null;
  /** Says which copies do not support what was asked of them (LAY-11), and what others gave up (LAY-04); nothing of none. */
  refuse: (copies: Pick<Copies, 'unable' | 'calmed'>) => void;
  /** By the path of the older editor: its widgets, and no more tools than it had (LAY-08). */
  isPlain: boolean;
}

export const DesignerContext = createContext<DesignerContextValue | null>(null);

/** Returns the designer around this part. Throws outside of one. */
export function useTheDesigner(): DesignerContextValue {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('a part of the designer stands outside of it');
  return designer;
}
