import { createElement, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ActionMeta, EntityMeta } from '#core/entity/meta.ts';
import type { BatchResult } from '#core/protocol/reply.ts';
import { useLabels } from '../labels.ts';
import { useCall } from '../useCall.ts';
import { useRestoreAction } from '../list/bin.ts';
import { useBatchWork } from '../works/useBatchWork.ts';
import { readBatch } from './batch.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** Time in which a deletion can be undone, in milliseconds; afterwards there is the bin. */
const UNDO_MS = 10_000;

/** Records that an action is sent for, and what its form holds. */
export interface ActionSending {
  ids: readonly string[];
  extra?: Readonly<Record<string, unknown>>;
  nameOf: (id: string) => string;
}

/**
 * Returns a function that runs an action. It notifies when all succeeded; a batch with failures is shown by the caller,
 * or by the tray of running work once the caller's page was left, as `isHere` says. Nothing is shown as done before the
 * server has answered.
 */
export function useActionRun(meta: EntityMeta, action: ActionMeta) {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const labels = useLabels(meta.resource);
  const translate = useTranslate();
  const isUndone = useRestoreAction(meta) !== null;
  const [isRunning, setRunning] = useState(false);
  const { begin, isHere } = useBatchWork();
  const tell = (ids: readonly string[], { results }: BatchResult): void => {
    const args = { action: labels.action(action.name), n: results.length };
    if (action.deletes && isUndone)
      notify(createElement(UndoNotice, { meta, ids, message: translate('ui.batch.doneMany', args) }), {
        autoHideDuration: UNDO_MS,
      });
    else notify('ui.batch.doneMany', { type: 'success', messageArgs: args });
  };
  const run = async ({ ids, extra, nameOf }: ActionSending): Promise<BatchResult> => {
    setRunning(true);
    try {
      const title = { key: 'works.action', args: { action: labels.action(action.name), n: ids.length } };
      const say = (batch: BatchResult): void => tell(ids, batch);
      const batch = await begin({ title, nameOf, say }, async () =>
        readBatch(await call(`${meta.name}.${action.call}`, { ...extra, ids })),
      );
      refresh();
      return batch;
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, isHere };
}
