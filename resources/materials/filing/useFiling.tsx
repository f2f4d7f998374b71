import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDataProvider, useNotify, useCloseNotification } from 'react-admin';
import type { BatchResult } from '#core/protocol/reply.ts';
import type { MaterialRow } from '#generated/model/materials/types.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { failedItems } from '#src/ui/actions/batch.ts';
import Button from '@mui/material/Button';
import { useSentences } from '#src/ui/sentences.ts';
import { materialSentences } from '../../parts/library/sentences.ts';

const BatchResultDialog = lazy(async () => ({
  default: (await import('#src/ui/actions/BatchResultDialog.tsx')).BatchResultDialog,
}));

export type FilingMode = 'move' | 'copy';

interface Order {
  mode: FilingMode;
  ids: readonly string[];
  /** Null: out of every folder. */
  folderId: string | null;
}

/** Most ids in one batch (_limits.yaml batchMax). */
const BATCH = 200;

interface Filing {
  /** True where nothing was refused. */
  file: (order: Order) => Promise<boolean>;
  isBusy: boolean;
  /** Says what was refused, if anything. */
  dialog: ReactNode;
}

/** Returns what moves or copies materials to a folder. A move can be taken back from its notification. */
export function useFiling(): Filing {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const translate = useSentences(materialSentences);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{
    order: Order;
    names: ReadonlyMap<string, string>;
    answer: BatchResult;
  } | null>(null);

  const send = async ({ mode, ids, folderId }: Order): Promise<BatchResult> => {
    const results: BatchResult['results'] = [];
    for (let start = 0; start < ids.length; start += BATCH) {
      const part = ids.slice(start, start + BATCH);
      const answer =
        mode === 'move'
          ? await provider.call('material.move', { ids: part, folderId })
          : await provider.call('material.copy', { ids: part, toFolderId: folderId });
      results.push(...answer.results);
    }
    return { results };
  };
  /** Sends and then refetches everything that shows materials, also after a partial failure. */
  const busily = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['materials'] });
    }
  };
  const undo = (moved: readonly MaterialRow[]): Promise<boolean> =>
    busily(async () => {
      let back = 0;
      for (const [folderId, materials] of Map.groupBy(moved, (one) => one.folderId ?? null)) {
        const answer = await send({ mode: 'move', ids: materials.map(({ id }) => id), folderId });
        back += answer.results.length - failedItems(answer).length;
      }
      notify('materials.undone', { type: back === moved.length ? 'success' : 'warning', messageArgs: { n: back } });
      return back === moved.length;
    });
  const file = (order: Order): Promise<boolean> =>
    busily(async () => {
      const { mode, folderId } = order;
      // Loaded before the move: undo needs the present folder of each material.
      const { data } = await provider.getMany<MaterialRow>('materials', { ids: [...order.ids] });
      const materials = mode === 'move' ? data.filter((one) => (one.folderId ?? null) !== folderId) : data;
      if (materials.length === 0) {
        notify('materials.alreadyThere', { type: 'info' });
        return true;
      }
      const answer = await send({ ...order, ids: materials.map(({ id }) => id) });
      const failed = new Set(failedItems(answer).map(({ id }) => id));
      const done = materials.filter(({ id }) => !failed.has(id));
      const names = new Map(materials.map(({ id, name }) => [id, name ?? id]));
      setRefused(failed.size > 0 ? { order, names, answer } : null);
      if (done.length > 0)
        notify(mode === 'move' ? 'materials.moved' : 'materials.copied', {
          type: 'success',
          messageArgs: { n: done.length },
          ...(mode === 'move' ? { action: <UndoButton onUndo={() => void undo(done)} /> } : {}),
        });
      return failed.size === 0;
    });

  const dialog = refused ? (
    <Suspense fallback={null}>
      <BatchResultDialog
        action={translate(`resources.materials.actions.${refused.order.mode}`)}
        batch={refused.answer}
        nameOf={(id) => refused.names.get(id) ?? id}
        isBusy={isBusy}
        onRetry={(ids) => void file({ ...refused.order, ids })}
        onClose={() => setRefused(null)}
      />
    </Suspense>
  ) : null;
  return { file, isBusy, dialog };
}

/** Takes back what the notification says. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const translate = useSentences(materialSentences);
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}
