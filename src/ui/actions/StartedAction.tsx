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

/** Action chosen in a menu. It lives beside the menu, which closes before the dialog opens. */
export function StartedAction({ meta, action, record, forms, slots }: StartedActionProps) {
  const { start, dialog } = useActionFlow({ meta, action, records: [record], forms, slots });
  const isStarted = useRef(false);
  useEffect(() => {
    // Only once, although React may run an effect twice: the action may be a write.
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  });
  return dialog;
}
