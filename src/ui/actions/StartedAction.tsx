import { useEffect, useRef } from 'react';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { Slots } from '../slots.ts';
import type { LoadActionForms } from './actionForms.ts';
import { useActionFlow, type ActionRecord } from './useActionFlow.tsx';

interface StartedActionProps {
  meta: EntityMeta;
  action: ActionMeta;
  records: readonly ActionRecord[];
  forms?: LoadActionForms;
  slots?: Slots;
  /** Called when everything has succeeded; with what was chosen then. */
  onDone?: (ids: readonly string[]) => void;
}

/** Action chosen in a menu. It lives beside the menu, which closes before the dialog opens. */
export function StartedAction(props: StartedActionProps) {
  const { start, dialog } = useActionFlow(props);
  const isStarted = useRef(false);
  useEffect(() => {
    // Only once, although React may run an effect twice: the action may be a write.
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  });
  return dialog;
}
