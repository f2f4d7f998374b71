import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readLayout } from '#core/layout/migrate.ts';
import type { LayoutDocument } from '#core/layout/document.ts';
import { resized } from '#core/layout/resized.ts';
import { JsonInput } from '#src/ui/inputs/JsonInput.tsx';
import { LabelledGroup } from '#src/ui/inputs/LabelledGroup.tsx';
import { useRawInput } from '#src/ui/inputs/useRawInput.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { storedDocument } from './designer/storedHistory.ts';
import { layoutSentences } from '../parts/layout/sentences.ts';
import { Templates, useTemplates } from './Templates.tsx';
import { useSize } from './useSize.ts';

/** The canvas and everything around it: nobody else pays for it. */
const Designer = lazyPart(async () => ({ default: (await import('./designer/Designer.tsx')).Designer }));

/** Under which a window keeps the designer of a layout that was never saved. */
const STORE_KEY = 'designer.new';

const written = (document: LayoutDocument): string => JSON.stringify(readLayout(document));

/** Returns the key of the template that a layout still equals, at its own size or another; null when it equals none. */
function templateOf(templates: ReturnType<typeof useTemplates>, document: LayoutDocument): string | null {
  const { width, height } = document;
  const asked = written(document);
  const found =
    templates.find((template) => written(template.document) === asked) ??
    templates.find((template) => written(resized(template.document, width, height)) === asked);
  return found?.key ?? null;
}

/** Arrangement of a new layout, a field of its form: templates to start from, the designer, and the document as text for experts. */
export function FormDocument() {
  const translate = useSentences(layoutSentences);
  const templates = useTemplates();
  const { value, change, frame } = useRawInput({ source: 'document', label: 'layouts.start', required: true });
  // A document that the designer sent comes back as it is: no outside change.
  const ours = useRef(new WeakSet<object>());
  const document = useMemo(() => {
    if (typeof value === 'object' && value !== null && ours.current.has(value)) return value as LayoutDocument;
    const read = readLayout(value);
    return read.ok ? read.document : null;
  }, [value]);
  const tell = useCallback(
    (next: LayoutDocument) => {
      ours.current.add(next);
      change(next);
    },
    [change],
  );
  useEffect(() => {
    // A reload took the form's values with it; what was designed is there again.
    const kept = document === null ? storedDocument(STORE_KEY) : null;
    if (kept) change(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page begins
  }, []);
  // Of all that comes from outside only a template is a step by itself: a text and a size are being typed.
  const [template, setTemplate] = useState<unknown>(null);
  const choose = ({ document: chosen }: ReturnType<typeof useTemplates>[number]) => {
    setTemplate(chosen);
    change(chosen);
  };
  useSize({ value, document, change });
  return (
    <LabelledGroup {...frame}>
      <Templates chosen={document ? templateOf(templates, document) : null} onChoose={choose} />
      {document ? (
        <Suspense fallback={<RecordSkeleton />}>
          <Designer
            given={document}
            isTyping={value !== template}
            isFollowing
            saved={document}
            onChange={tell}
            storeKey={STORE_KEY}
          />
        </Suspense>
      ) : null}
      <details className="layout-text">
        <summary>{translate('layouts.asText')}</summary>
        <JsonInput source="document" />
      </details>
    </LabelledGroup>
  );
}
