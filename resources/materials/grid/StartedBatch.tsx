import { useEffect, useRef } from 'react';
import type { ActionMeta } from '#core/entity/meta.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import { useActionFlow } from '#src/ui/actions/useActionFlow.tsx';
import { useListView } from '#src/ui/list/listView.ts';
import { useTakeOut } from '#src/ui/list/useTakeOut.ts';

/** An action that a key began: the way of every action of a list, for these records. */
export default function StartedBatch({ action, records }: { action: ActionMeta; records: readonly MaterialRow[] }) {
  const { meta, forms, slots } = useListView();
  const { start, dialog } = useActionFlow({
    meta,
    action,
    records: records.map((row) => ({ ...row })),
    forms,
    slots,
    onDone: useTakeOut(),
  });
  const isStarted = useRef(false);
  useEffect(() => {
    // Only once, although React may run an effect twice: the action may be a write.
    if (isStarted.current) return;
    isStarted.current = true;
    start();
  });
  return dialog;
}
