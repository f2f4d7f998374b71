import { useTranslate } from 'react-admin';
import { widgetForms } from '#generated/console/widgets/forms.gen.tsx';
import { widgetNames, widgetWords } from '#generated/console/widgets/words.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import type { Change } from './changes.ts';
import { draftSentences } from './draftSentences.ts';

function useChangeText(): (change: Change) => string {
  useSentences(widgetWords);
  useSentences(draftSentences);
  const translate = useTranslate();
  return ({ of, name, kind, words, fields }) => {
    const said = words.map((word) => translate(`draft.change.${word}`));
    const named = kind
      ? fields.map((field) => translate(`resources.${widgetForms[kind].resource}.fields.${field}`))
      : [];
    return translate(`draft.change.${of}`, {
      name,
      kind: kind ? translate(widgetNames[kind]) : '',
      words: [...said, ...named].join(translate('ui.comma')),
    });
  };
}

/** Changes between two documents, a line for each widget and page. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const translate = useSentences(draftSentences);
  const text = useChangeText();
  if (changes.length === 0) return <p>{translate('draft.noChanges')}</p>;
  return (
    <ul className="draft-changes" aria-label={translate('draft.changes')}>
      {changes.map((change) => (
        <li key={change.key}>{text(change)}</li>
      ))}
    </ul>
  );
}
