import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';
import { failedItems, readBatch } from '../actions/batch.ts';
import { useLabels } from '../labels.ts';
import { useCall } from '../useCall.ts';
import { useBatchWork } from '../works/useBatchWork.ts';

/** Most records in one call (architecture 4). */
const MOST = 200;

/** Returns what changes fields of many records, in calls of at most 200. It says so when all went well. */
export function useBulkRun(meta: EntityMeta, nameOf: (id: string) => string) {
  const call = useCall();
  const refresh = useRefresh();
  const notify = useNotify();
  const labels = useLabels(meta.resource);
  const [isRunning, setRunning] = useState(false);
  const begin = useBatchWork();
  const run = async (ids: readonly string[], set: Readonly<Record<string, unknown>>): Promise<BatchResult> => {
    setRunning(true);
    const results: BatchItem[] = [];
    // Several fields are sent at once: an item says which of them is in the way.
    const said = (item: BatchItem): BatchItem =>
      item.field === undefined ? item : { ...item, message: `${labels.field(item.field)}: ${item.message}` };
    try {
      const title = { key: 'works.bulk', args: { n: ids.length } };
      await begin({ title, nameOf }, async (progress) => {
        for (let from = 0; from < ids.length; from += MOST) {
          const part = ids.slice(from, from + MOST);
          results.push(...readBatch(await call(`${meta.name}.updateMany`, { ids: part, set })).results.map(said));
          if (ids.length > MOST) progress(results.length, ids.length);
        }
        return { results };
      });
    } finally {
      setRunning(false);
      if (results.length > 0) refresh();
    }
    if (failedItems({ results }).length === 0)
      notify('ui.bulk.done', { type: 'success', messageArgs: { n: results.length } });
    return { results };
  };
  return { run, isRunning };
}
