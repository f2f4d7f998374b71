import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { isSame } from '#core/entity/same.ts';
import type { LayoutDocument, LayoutPage } from '#core/layout/document.ts';
import { newHistory, perform, redo, settle, undo, type Deed, type History } from '#core/layout/edit/history.ts';
import { withGroups } from '#core/layout/edit/commands.ts';
import { differenceOf } from '#core/layout/edit/difference.ts';
import type { Guide } from '#core/layout/edit/geometry.ts';
import { dropHistory, keepHistory, readHistory, leaveHistory } from './storedHistory.ts';

/** State of the designer. The document is in the history; all else is how it is looked at. */
interface DesignerState {
  history: History;
  /** History before the gesture that is being made: each of its moves is one step from there. Null between gestures. */
  before: History | null;
  pageId: string;
  /** Ids of the chosen widgets. */
  chosen: ReadonlySet<string>;
  guides: readonly Guide[];
}

type Action =
  | { type: 'do'; deed: Deed; choose?: Iterable<string> }
  | { type: 'drag'; deed: Deed; guides: readonly Guide[] }
  | { type: 'settle' | 'undo' | 'redo' }
  | { type: 'choose'; ids: Iterable<string> }
  | { type: 'page'; pageId: string }
  | { type: 'replace'; document: LayoutDocument; isTyping: boolean };

/** Keeps page and choice on what the document has. */
function fitted(state: DesignerState): DesignerState {
  const { pages } = state.history.document;
  const page = pages.find(({ id }) => id === state.pageId) ?? pages[0]!;
  const there = new Set(page.widgets.map(({ id }) => id));
  const chosen = new Set([...state.chosen].filter((id) => there.has(id)));
  return { ...state, pageId: page.id, chosen };
}

/** Ends a gesture, and the merging of steps: what comes next is a step of its own. */
const settled = (state: DesignerState): DesignerState => ({
  ...state,
  history: settle(state.history),
  before: null,
  guides: [],
});

function reduce(state: DesignerState, action: Action): DesignerState {
  switch (action.type) {
    case 'do': {
      const history = perform(state.history, action.deed);
      return fitted({ ...state, history, chosen: action.choose ? new Set(action.choose) : state.chosen });
    }
    case 'drag': {
      const before = state.before ?? state.history;
      return { ...state, before, history: perform(before, action.deed), guides: action.guides };
    }
    case 'settle':
      return settled(state);
    case 'undo':
      return fitted(settled({ ...state, history: undo(state.history) }));
    case 'redo':
      return fitted(settled({ ...state, history: redo(state.history) }));
    case 'choose':
      return fitted({ ...settled(state), chosen: withGroups(state.history.document, action.ids) });
    case 'page':
      return fitted({ ...settled(state), pageId: action.pageId, chosen: new Set() });
    case 'replace': {
      const before = action.isTyping ? state.history : settle(state.history);
      const operations = differenceOf(before.document, action.document);
      const history = perform(before, {
        label: 'replace',
        operations,
        ...(action.isTyping ? { merge: 'typing' } : {}),
      });
      // The very document that was given: the form knows it again.
      return fitted({ ...state, before: null, history: { ...history, document: action.document } });
    }
  }
}

const begin = (history: History): DesignerState => ({
  history,
  pageId: history.document.pages[0]!.id,
  before: null,
  chosen: new Set(),
  guides: [],
});

/** State and actions of the designer. */
export interface Designer extends DesignerState {
  document: LayoutDocument;
  page: LayoutPage;
  act: (deed: Deed, choose?: Iterable<string>) => void;
  settle: () => void;
  undo: () => void;
  redo: () => void;
  choose: (ids: Iterable<string>) => void;
  openPage: (pageId: string) => void;
  /** Shows where a gesture has come to: one step from where it began, until it is settled. */
  drag: (deed: Deed, guides: readonly Guide[]) => void;
}

/** Of the designer: its document, whom it tells, and where its history outlives a reload. */
export interface DesignerSource {
  /** The document of the form or the draft. */
  given: LayoutDocument;
  /** It is being typed, as text or as a size: what follows of it belongs to the same step. */
  isTyping?: boolean;
  /** `given` follows what `onChange` was told, at times late: two steps on, it may still be the first of them. */
  isFollowing?: boolean;
  /** Document on the server; a history kept over a reload goes on from there. */
  saved: LayoutDocument;
  onChange: (document: LayoutDocument) => void;
  storeKey: string;
}

/**
 * State of the designer. Each change goes to `onChange`, a gesture once it has ended; a document that comes from elsewhere
 * (a template, another size, the text, a version) is a step that can be undone. Undo goes on after a reload, and is given up
 * when the page is left.
 */
export function useDesigner(source: DesignerSource): Designer {
  const { given, isTyping = false, isFollowing = false, saved, onChange, storeKey } = source;
  const [state, dispatch] = useReducer(reduce, null, () => begin(readHistory(storeKey, given) ?? newHistory(given)));
  const { history, before } = state;
  const { document } = history;
  // Sent documents that may still come back, the latest last.
  const told = useRef<readonly LayoutDocument[]>([given]);
  useEffect(() => {
    if (document === told.current.at(-1) || before !== null) return;
    told.current = isFollowing ? [...told.current, document] : [document];
    onChange(document);
  }, [document, before, isFollowing, onChange]);
  const first = useRef(history);
  useEffect(() => {
    if (before === null && history !== first.current) keepHistory(storeKey, saved, history);
  }, [history, before, saved, storeKey]);
  const last = useRef({ document, saved });
  useEffect(() => {
    last.current = { document, saved };
  });
  // A reload ends the page without this; who goes elsewhere comes back to what is saved, once all of it is.
  useEffect(
    () => () => (isSame(last.current.document, last.current.saved) ? dropHistory(storeKey) : leaveHistory(storeKey)),
    [storeKey],
  );
  const seen = useRef(given);
  useEffect(() => {
    if (given === seen.current) return;
    seen.current = given;
    const heard = told.current.findIndex((ours) => given === ours || isSame(given, ours));
    told.current = heard < 0 ? [given] : told.current.slice(heard);
    if (heard >= 0) return;
    dispatch({ type: 'replace', document: given, isTyping });
  }, [given, isTyping]);
  const act = useCallback(
    (deed: Deed, choose?: Iterable<string>) => dispatch({ type: 'do', deed, ...(choose ? { choose } : {}) }),
    [],
  );
  const actions = useMemo(
    () => ({
      act,
      settle: () => dispatch({ type: 'settle' }),
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      choose: (ids: Iterable<string>) => dispatch({ type: 'choose', ids }),
      openPage: (pageId: string) => dispatch({ type: 'page', pageId }),
      drag: (deed: Deed, guides: readonly Guide[]) => dispatch({ type: 'drag', deed, guides }),
    }),
    [act],
  );
  return useMemo(() => {
    const page = document.pages.find(({ id }) => id === state.pageId) ?? document.pages[0]!;
    return { ...state, document, page, ...actions };
  }, [state, document, actions]);
}
