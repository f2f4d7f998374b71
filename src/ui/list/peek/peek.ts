import { createContext, type ComponentType } from 'react';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { LoadActionForms } from '../../actions/actionForms.ts';
import type { Slots } from '../../slots.ts';

export interface PeekHeaderProps {
  meta: EntityMeta;
  forms?: LoadActionForms;
  slots: Slots;
}

/** Context of a record's page in the peek panel: its id, its header, and its neighbours. */
interface Peek {
  id: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: number) => void;
  onClose: () => void;
  Header: ComponentType<PeekHeaderProps>;
}

/** Context of a record's page inside a list: no back link and no related lists. */
export const PeekContext = createContext<Peek | null>(null);
