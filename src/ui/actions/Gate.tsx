import type { ReactNode } from 'react';
import { useCan } from '../permission.ts';

interface GateProps {
  /** Name of a permission; absent: everybody. */
  perm?: string;
  children: ReactNode;
}

/** Draws its children only where the permission is held: what is not allowed is removed, not greyed (PERM-03). */
export function Gate({ perm, children }: GateProps) {
  return useCan(perm) ? children : null;
}
