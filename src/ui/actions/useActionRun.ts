import { useCallback, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { useLabels } from '../labels.ts';
import { useCall } from '../useCall.ts';
import { failedItems, readBatch } from './batch.ts';

/**
 * Returns what carries an action out. It says so when all went well; a batch in which something failed is
 * the caller's to show. Nothing is drawn as done before the server says so.
 */
export function useActionRun(meta: EntityMeta, action: ActionMeta) {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const labels = useLabels(meta.resource);
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    async (ids: readonly string[], extra: Readonly<Record<string, unknown>> = {}): Promise<BatchResult> => {
      setRunning(true);
      try {
        const batch = readBatch(await call(`${meta.name}.${action.call}`, { ...extra, ids }));
        refresh();
        if (failedItems(batch).length === 0) {
          notify('ui.batch.doneMany', {
            type: 'success',
            messageArgs: { action: labels.action(action.name), n: batch.results.length },
          });
        }
        return batch;
      } finally {
        setRunning(false);
      }
    },
    [action.call, action.name, call, labels, meta.name, notify, refresh],
  );
  return { run, isRunning };
}
