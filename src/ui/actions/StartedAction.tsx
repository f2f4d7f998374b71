import { useEffect, useRef } from 'react';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { Slots } from '../slots.ts';
import type { LoadActionForms } from './actionForms.ts';
import { useActionFlow, type ActionRecord } from './useActionFlow.tsx';

interface StartedActionProps {
  meta: EntityMeta;
  action: ActionMeta;
  record: ActionRecord;
  forms?: LoadActionForms;
  slots?: Slots;
}

/** An action that was chosen in a menu: the menu is gone when its dialog opens, so it lives beside it. */
export function StartedAction({ meta, action, record, forms, slots }: StartedActionProps) {
  const { start, dialog } = useActionFlow({ meta, action, records: [record], forms, slots });
  const isStarted = useRef(false);
  useEffect(() => {
    // Once only, although an effect may run twice: what it starts may be a write.
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  });
  return dialog;
}
