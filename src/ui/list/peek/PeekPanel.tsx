import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { ResourceContextProvider, useEvent, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { useNames } from '../../labels.ts';
import { RecordSkeleton } from '../../page/RecordSkeleton.tsx';
import { useFocusOnMount } from '../../useFocusOnMount.ts';
import { useViews } from '../../view.ts';
import { useListView } from '../listView.ts';
import { PeekContext } from './peek.ts';
import { PeekHeader } from './PeekHeader.tsx';
import { usePeek } from './usePeek.ts';
import './peek.css';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const TYPED_IN = 'input, textarea, select, [contenteditable="true"], [role="tablist"], [role="radiogroup"]';
const OVER_IT = '[role="dialog"]:not(.peek), [role="menu"], [role="listbox"]';

const rowOf = (id: string): HTMLElement | null => document.querySelector(`tr[data-id="${CSS.escape(id)}"]`);

/** Handles the keys of an open record: next, previous, close. */
function usePeekKeys(step: (by: number) => void, close: () => void): void {
  const obey = useEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector(OVER_IT) || (target instanceof Element && target.closest(TYPED_IN))) return;
    const by = STEPS[key];
    if (by === undefined && key !== 'Escape') return;
    event.preventDefault();
    if (by === undefined) close();
    else step(by);
  });
  useEffect(() => {
    document.addEventListener('keydown', obey);
    return () => document.removeEventListener('keydown', obey);
  }, [obey]);
}

/** Peek panel: the page of a record beside its list, with links to the previous and the next (architecture 8). */
export default function PeekPanel() {
  const { meta } = useListView();
  const { data = [] } = useListContext<RaRecord<string>>();
  const { id, open, close } = usePeek();
  const names = useNames(meta.resource);
  const translate = useTranslate();
  const Show = useViews(meta.resource)?.Show;
  const at = data.findIndex((row) => row.id === id);
  const last = useRef<string | null>(null);
  const step = (by: number) => {
    const next = at < 0 ? undefined : data[at + by];
    if (next) open(next.id);
  };
  const leave = () => {
    last.current = id;
    close();
  };
  usePeekKeys(step, leave);
  // Scrolls to the row; on closing, the row takes the focus back.
  useEffect(() => {
    if (id !== null) rowOf(id)?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (id !== null && last.current === id) rowOf(id)?.focus();
    };
  }, [id]);
  const onStep = useEvent(step);
  const onClose = useEvent(leave);
  const [isFirst, isLast] = [at <= 0, at < 0 || at === data.length - 1];
  const peek = useMemo(
    () => (id === null ? null : { id, isFirst, isLast, onStep, onClose, Header: PeekHeader }),
    [id, isFirst, isLast, onStep, onClose],
  );
  if (!peek || !Show) return null;
  return (
    <Panel label={translate('ui.peek.label', { name: names.one })} onClose={onClose}>
      <ResourceContextProvider value={meta.resource}>
        <PeekContext value={peek}>
          <Suspense fallback={<RecordSkeleton />}>
            <Show key={peek.id} />
          </Suspense>
        </PeekContext>
      </ResourceContextProvider>
    </Panel>
  );
}

interface PanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the list where there is room; over the whole list on a phone. */
function Panel({ label, onClose, children }: PanelProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const aside = useFocusOnMount<HTMLElement>();
  if (!isNarrow) {
    return (
      <aside ref={aside} className="peek" aria-label={label} tabIndex={-1}>
        {children}
      </aside>
    );
  }
  return (
    <dialog
      ref={showModal}
      className="peek peek-whole"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};
