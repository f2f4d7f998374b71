import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { LayoutDraftPresenceOutput } from '#generated/model/layout-drafts/types.gen.ts';
import { useErrorText } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { draftSentences } from './draftSentences.ts';
import type { Draft } from './useDraft.ts';
import './draft.css';

interface DraftBarProps {
  draft: Draft;
  /** Changes that are not published. */
  changes: number;
  /** Number of what screens show. */
  version: number | null;
  present: LayoutDraftPresenceOutput | undefined;
  /** Callbacks if another has saved meanwhile. */
  behind: { onCompare: () => void; onLoad: () => void; onKeep: () => void };
  children: ReactNode;
}

/** State of the draft, other people here, and actions on the draft (LAY-12). */
export function DraftBar({ draft, changes, version, present, behind, children }: DraftBarProps) {
  const translate = useSentences(draftSentences);
  const { instant, number } = useFormats();
  const textOf = useErrorText();
  const { status, saved, problem } = draft;
  const said = () => {
    if (status === 'saving') return translate('draft.saving');
    if (status === 'failed') return translate('draft.failed', { why: textOf(problem) });
    if (saved.at === null) return translate('draft.none');
    return translate('draft.savedAt', { time: instant(saved.at) });
  };
  const others = [...new Set(present?.others.map(({ name, isMe }) => (isMe ? translate('draft.myOther') : name)))];
  return (
    <div className="draft-bar" data-status={status}>
      <div>
        <p role="status">
          {status === 'behind'
            ? translate('draft.behind', { name: present?.savedBy ?? translate('draft.someone') })
            : said()}
          {changes > 0 ? ` · ${translate('draft.unpublished', { smart_count: changes, number: number(changes) })}` : ''}
        </p>
        <p className="draft-quiet">
          {version === null ? null : translate('draft.plays', { version })}
          {others.length > 0 ? (
            <span className="draft-others">
              {translate('draft.alsoHere', { names: others.join(translate('ui.comma')) })}
            </span>
          ) : null}
        </p>
      </div>
      <div className="draft-tools">
        {status === 'behind' ? (
          <>
            <Button size="small" onClick={behind.onCompare}>
              {translate('draft.lookTheirs')}
            </Button>
            <Button size="small" onClick={behind.onLoad}>
              {translate('draft.loadTheirs')}
            </Button>
            <Button size="small" color="warning" onClick={behind.onKeep}>
              {translate('draft.keepMine')}
            </Button>
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
