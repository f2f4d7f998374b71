import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';
import { sendInParts } from '../actions/sendInParts.ts';
import { useLabels } from '../labels.ts';
import { useCall } from '../useCall.ts';
import { useBatchWork } from '../works/useBatchWork.ts';

/** A change of many records. */
export interface BulkChange {
  ids: readonly string[];
  set: Readonly<Record<string, unknown>>;
  nameOf: (id: string) => string;
}

/** Returns what changes fields of many records; it says so when all went well, and whether its page is still there. */
export function useBulkRun(meta: EntityMeta) {
  const call = useCall();
  const refresh = useRefresh();
  const notify = useNotify();
  const labels = useLabels(meta.resource);
  const [isRunning, setRunning] = useState(false);
  const { begin, isHere } = useBatchWork();
  // Several fields are sent at once: an item says which of them is in the way.
  const said = (item: BatchItem): BatchItem =>
    item.field === undefined ? item : { ...item, message: `${labels.field(item.field)}: ${item.message}` };
  const say = ({ results }: BatchResult) =>
    notify('ui.bulk.done', { type: 'success', messageArgs: { n: results.length } });
  const run = async ({ ids, set, nameOf }: BulkChange): Promise<BatchResult> => {
    setRunning(true);
    try {
      const title = { key: 'works.bulk', args: { n: ids.length } };
      const send = (part: readonly string[]) => call(`${meta.name}.updateMany`, { ids: part, set });
      const batch = await begin({ title, nameOf, say }, async (telling) => ({
        results: (await sendInParts(ids, send, telling)).results.map(said),
      }));
      refresh();
      return batch;
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, isHere };
}
