import { useEffect, useRef, useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../actions/ConfirmDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { applied, isSameState, saved } from './savedState.ts';
import { useListState } from './useListState.ts';
import { useSavedViews, type SavedView } from './useSavedViews.ts';
import { ViewButton } from './ViewButton.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import './saved.css';

interface SavedViewsProps {
  /** The menu was asked for. */
  isOpen: boolean;
  /** Id in the address. */
  asked: string | null;
}

type Question = { ask: 'name'; rename: SavedView | null } | { ask: 'delete'; view: SavedView };

/** The saved views of a list: which one it is, whether it was changed, and all that can be done with them (UI-01). */
export default function SavedViews({ isOpen, asked }: SavedViewsProps) {
  const [translate, notify] = [useTranslate(), useNotify()];
  const book = useSavedViews();
  const { views, active, isPending, defaultId, setActiveId } = book;
  const { state, ability, show } = useListState();
  const { search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const open = (view: SavedView | null, isFirst = false) => {
    setActiveId(view?.id ?? null);
    show(view ? applied(view.state, ability) : ability.standard, isFirst);
  };
  // Runs once, when the views have loaded: opens the view in the URL, else the default view.
  const begin = useEvent((named: string | null) => {
    if (isOpen) setAnchor(frame.current?.querySelector('button') ?? null);
    const wanted = named ?? (search === '' ? defaultId : null);
    const view = views.find(({ id }) => id === wanted);
    if (view) open(view, true);
    else if (named !== null) notify('ui.views.gone', { type: 'warning' });
  });
  useEffect(() => {
    if (!isPending) begin(asked);
  }, [isPending, asked, begin]);
  const isModified = active !== null && !isSameState(applied(active.state, ability), state);
  const name = question?.ask === 'name' ? question : null;
  return (
    <span ref={frame}>
      <ViewButton name={active?.name} isModified={isModified} isOpen={anchor !== null} onClick={setAnchor} />
      <ViewMenu
        anchor={anchor}
        book={book}
        isModified={isModified}
        onOpen={open}
        onSave={(view) => void book.update(view.id, { state: saved(state) })}
        onSaveAs={() => setQuestion({ ask: 'name', rename: null })}
        onRename={(rename) => setQuestion({ ask: 'name', rename })}
        onDelete={(view) => setQuestion({ ask: 'delete', view })}
        onClose={() => setAnchor(null)}
      />
      {name ? (
        <NameDialog
          title={translate(name.rename ? 'ui.views.rename' : 'ui.views.saveAs')}
          name={name.rename?.name ?? ''}
          onSave={async (text) => {
            const isDone = name.rename
              ? await book.update(name.rename.id, { name: text })
              : await book.create(text, saved(state));
            if (isDone) setQuestion(null);
          }}
          onClose={() => setQuestion(null)}
        />
      ) : null}
      {question?.ask === 'delete' ? (
        <ConfirmDialog
          title={translate('ui.views.deleteAsk', { name: question.view.name })}
          confirmLabel={translate('ui.delete')}
          isDanger
          onConfirm={() => {
            void book.remove(question.view.id);
            setQuestion(null);
          }}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </span>
  );
}
