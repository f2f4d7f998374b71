import { createContext, type ComponentType } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { LoadActionForms } from '../../actions/actionForms.ts';
import type { Slots } from '../../slots.ts';

export interface PeekHeaderProps {
  meta: EntityMeta;
  forms?: LoadActionForms;
  slots: Slots;
}

/** What makes a record's page stand beside its list: whose it is, what is over it there, and its neighbours. */
interface Peek {
  id: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: number) => void;
  onClose: () => void;
  Header: ComponentType<PeekHeaderProps>;
}

/** A record's page below it is a part of a list: no way back, and nothing of what refers to it. */
export const PeekContext = createContext<Peek | null>(null);
