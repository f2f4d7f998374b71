import { createElement, useCallback, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { useLabels } from '../labels.ts';
import { useCall } from '../useCall.ts';
import { useRestoreAction } from '../list/bin.ts';
import { failedItems, readBatch } from './batch.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** How long a deletion offers to be undone; afterwards the bin does. */
const UNDO_MS = 10_000;

/**
 * Returns what carries an action out. It says so when all went well; a batch in which something failed is
 * the caller's to show. Nothing is drawn as done before the server says so.
 */
export function useActionRun(meta: EntityMeta, action: ActionMeta) {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  const isUndone = useRestoreAction(meta) !== null;
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    async (ids: readonly string[], extra: Readonly<Record<string, unknown>> = {}): Promise<BatchResult> => {
      setRunning(true);
      try {
        const batch = readBatch(await call(`${meta.name}.${action.call}`, { ...extra, ids }));
        refresh();
        if (failedItems(batch).length === 0) {
          const args = { action: labels.action(action.name), n: batch.results.length };
          if (action.deletes && isUndone)
            notify(createElement(UndoNotice, { meta, ids, message: translate('ui.batch.doneMany', args) }), {
              autoHideDuration: UNDO_MS,
            });
          else notify('ui.batch.doneMany', { type: 'success', messageArgs: args });
        }
        return batch;
      } finally {
        setRunning(false);
      }
    },
    [action.call, action.name, action.deletes, call, labels, meta, notify, refresh, translate, isUndone],
  );
  return { run, isRunning };
}
