import { useMemo } from 'react';
import { readLayout } from '#core/layout/migrate.ts';
import { JsonInput } from '#src/ui/inputs/JsonInput.tsx';
import { LabelledGroup } from '#src/ui/inputs/LabelledGroup.tsx';
import { useRawInput } from '#src/ui/inputs/useRawInput.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { PagePlan } from './PagePlan.tsx';
import { layoutSentences } from './sentences.ts';
import { Templates } from './Templates.tsx';
import { useSize } from './useSize.ts';
import { builtinLayouts } from '#core/layout/builtin.ts';
import type { LayoutDocument } from '#core/layout/document.ts';
import { resized } from '#core/layout/resized.ts';

const written = (document: LayoutDocument): string => JSON.stringify(readLayout(document));

/** Returns the key of the template that a layout still equals, at its own size or another; null when it equals none. */
function templateOf(document: LayoutDocument): string | null {
  const { width, height } = document;
  const asked = written(document);
  const found =
    builtinLayouts.find((template) => written(template.document) === asked) ??
    builtinLayouts.find((template) => written(resized(template.document, width, height)) === asked);
  return found?.key ?? null;
}

/** Input of a layout's document: templates to start from, a plan, and the document as text for experts. */
export function DocumentInput() {
  const translate = useSentences(layoutSentences);
  const { value, change, frame } = useRawInput({ source: 'document', label: 'layouts.start', required: true });
  const read = useMemo(() => readLayout(value), [value]);
  const document = read.ok ? read.document : null;
  useSize({ value, document, change });
  return (
    <LabelledGroup {...frame}>
      <Templates chosen={document ? templateOf(document) : null} onChoose={(template) => change(template.document)} />
      {document ? (
        <div className="page-plans">
          {document.pages.map((page) => (
            <PagePlan key={page.id} document={document} page={page} />
          ))}
        </div>
      ) : null}
      <details className="layout-text">
        <summary>{translate('layouts.asText')}</summary>
        <JsonInput source="document" />
      </details>
    </LabelledGroup>
  );
}
