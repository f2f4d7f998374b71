import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import type { LayoutDocument } from '#core/layout/document.ts';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import type {
  LayoutDraftOpenOutput,
  LayoutDraftPresenceOutput,
  LayoutDraftSaveOutput,
} from '#generated/model/layout-drafts/types.gen.ts';
import { useCall } from '#src/ui/useCall.ts';
import { newId } from '../designer/newPart.ts';

/** Pause after a change before it is saved. */
const PAUSE_MS = 1000;

/** Pause before a save that failed is tried again. */
const AGAIN_MS = 5000;

/** State of the draft: all saved, changes waiting, save failed, or another has saved it meanwhile. */
export type DraftStatus = 'saved' | 'saving' | 'failed' | 'behind';

/** A draft as the server has it. */
export interface Saved {
  document: LayoutDocument;
  rev: number;
  /** Null where there is no draft yet. */
  at: string | null;
}

/** Current state, rendered or not. */
interface Now {
  latest: LayoutDocument;
  /** Null where nothing of it is saved yet. */
  saved: LayoutDocument | null;
  rev: number;
  isBehind: boolean;
  /** Why the last save failed; null after one that did not. */
  why: unknown;
}

export interface DraftSource {
  layoutId: string;
  /** The draft as it was opened, and its document as it was read. */
  opened: LayoutDraftOpenOutput;
  document: LayoutDocument;
  /** It takes the place of one that could not be read: nothing of it is saved yet. */
  isNew: boolean;
}

/**
 * A layout's draft that saves itself a moment after each change (LAY-12): one save at a time, the latest document, tried again where
 * it failed. Where another has saved meanwhile nothing is sent until somebody decides; `rev` holds that on the server.
 */
export function useDraft({ layoutId, opened, document: first, isNew }: DraftSource) {
  const call = useCall();
  const [saved, setSaved] = useState<Saved>({ document: first, rev: opened.rev, at: opened.savedAt });
  const [status, setStatus] = useState<DraftStatus>('saved');
  const [problem, setProblem] = useState<unknown>(null);
  const [document, setDocument] = useState(first);
  /** Document from outside for the designer. */
  const [given, setGiven] = useState({ document: first, isTyping: false });
  const now = useRef<Now>({
    latest: first,
    saved: isNew ? null : first,
    rev: opened.rev,
    isBehind: false,
    why: null,
  });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const again = useRef<() => void>(() => undefined);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    // Waits again if another waiter has begun a save meanwhile: each rev is sent once.
    while (running.current) await running.current;
    const { latest, saved: known, rev, isBehind } = now.current;
    if (isBehind || latest === known) return;
    const send = async () => {
      try {
        const answer = (await call('layoutDraft.save', { layoutId, rev, document: latest })) as LayoutDraftSaveOutput;
        now.current = { ...now.current, saved: latest, rev: answer.rev, why: null };
        setSaved({ document: latest, rev: answer.rev, at: answer.savedAt });
        setProblem(null);
        // Changes made while it was sent follow by the timer of that change.
        setStatus(now.current.latest === latest ? 'saved' : 'saving');
      } catch (error) {
        const isBehindNow = error instanceof HttpError && error.status === errorCodes.LAYOUT_DRAFT_NEWER;
        now.current = { ...now.current, isBehind: isBehindNow, why: error };
        setStatus(isBehindNow ? 'behind' : 'failed');
        setProblem(error);
        if (!isBehindNow) timer.current = setTimeout(() => again.current(), AGAIN_MS);
      }
    };
    running.current = send().finally(() => {
      running.current = null;
    });
    await running.current;
  }, [call, layoutId]);
  const isUnsaved = useCallback(() => now.current.latest !== now.current.saved, []);
  /** Saves all that was changed, and returns the rev of the draft. Throws why something of it is not saved. */
  const save = useCallback(async (): Promise<number> => {
    for (;;) {
      const { latest } = now.current;
      await flush();
      if (!isUnsaved()) return now.current.rev;
      // Changes made while it was sent are sent as well.
      if (latest === now.current.latest) throw now.current.why ?? new Error('draft.unsaved');
    }
  }, [flush, isUnsaved]);

  const later = useCallback(
    (pause: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pause);
    },
    [flush],
  );

  const change = useCallback(
    (next: LayoutDocument) => {
      now.current.latest = next;
      setDocument(next);
      if (now.current.isBehind) return;
      setStatus('saving');
      later(PAUSE_MS);
    },
    [later],
  );
  useEffect(() => {
    again.current = () => void flush();
    // A replacement of a template that cannot be read is a change already.
    if (now.current.saved === null) change(now.current.latest);
    return () => {
      again.current = () => undefined;
      void flush();
    };
  }, [flush, change]);
  useEffect(() => {
    if (status === 'saved') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [status]);

  /** Puts another document in its place, as one step of the designer; what is being typed is one step together. */
  const replace = useCallback(
    (next: LayoutDocument, isTyping = false) => {
      setGiven({ document: next, isTyping });
      change(next);
    },
    [change],
  );
  const fallBehind = useCallback(() => {
    clearTimeout(timer.current);
    now.current.isBehind = true;
    setStatus('behind');
  }, []);
  /** Takes what another has saved; what was done here can be had back by undo. */
  const loadTheirs = useCallback((theirs: Saved) => {
    now.current = { latest: theirs.document, saved: theirs.document, rev: theirs.rev, isBehind: false, why: null };
    setSaved(theirs);
    setDocument(theirs.document);
    setGiven({ document: theirs.document, isTyping: false });
    setProblem(null);
    setStatus('saved');
  }, []);
  /** Saves what is here over what another has saved, knowingly. */
  const keepMine = useCallback(
    (theirs: Saved) => {
      now.current = { ...now.current, saved: theirs.document, rev: theirs.rev, isBehind: false };
      change(now.current.latest);
    },
    [change],
  );
  const revOf = useCallback(() => now.current.rev, []);
  return useMemo(
    () => ({
      document,
      given,
      saved,
      status,
      problem,
      change,
      replace,
      save,
      isUnsaved,
      fallBehind,
      loadTheirs,
      keepMine,
      revOf,
    }),
    [
      document,
      given,
      saved,
      status,
      problem,
      change,
      replace,
      save,
      isUnsaved,
      fallBehind,
      loadTheirs,
      keepMine,
      revOf,
    ],
  );
}

export type Draft = ReturnType<typeof useDraft>;

/** Interval at which a window reports itself and asks for others. */
const BEAT_MS = 5000;

/** Returns who else has the layout open, and its draft as saved (LAY-12); undefined before the first answer. */
export function usePresence(layoutId: string): LayoutDraftPresenceOutput | undefined {
  const call = useCall();
  const [name] = useState(newId);
  useEffect(() => {
    const leave = () =>
      void call('layoutDraft.presence', { layoutId, window: name, leaves: true }).catch(() => undefined);
    return leave;
  }, [call, layoutId, name]);
  const { data } = useQuery({
    queryKey: ['layoutPresence', layoutId, name],
    queryFn: async () => (await call('layoutDraft.presence', { layoutId, window: name })) as LayoutDraftPresenceOutput,
    refetchInterval: BEAT_MS,
    gcTime: 0,
    retry: false,
  });
  return data;
}
