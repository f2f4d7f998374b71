import { useLocation, useNavigate } from 'react-router-dom';
import { useHasVerb } from '../../permission.ts';
import { useViews } from '../../view.ts';
import { BIN } from '../bin.ts';
import { useListView } from '../listView.ts';

/** Name in the address. */
const RECORD = 'record';

const isPushed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'peeked' in state;

/** Returns which record stands beside the list, as the address says, and what changes that: back closes it. */
export function usePeek() {
  const { meta, isEmbedded, view } = useListView();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const hasPage = useViews(meta.resource)?.Show !== undefined;
  const has = useHasVerb(meta);
  const canOpen = hasPage && !isEmbedded && view !== BIN && has('one');
  const asked = new URLSearchParams(search);
  const id = canOpen ? asked.get(RECORD) : null;
  return {
    canOpen,
    id,
    open: (next: string) => {
      asked.set(RECORD, next);
      void navigate(
        { search: `?${asked}` },
        { replace: id !== null, state: id === null || isPushed(state) ? { peeked: true } : null },
      );
    },
    close: () => {
      if (isPushed(state)) {
        void navigate(-1);
        return;
      }
      asked.delete(RECORD);
      void navigate({ search: `?${asked}` }, { replace: true });
    },
  };
}
