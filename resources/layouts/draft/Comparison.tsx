import { useState } from 'react';
import type { LayoutDocument, LayoutPage } from '#core/layout/document.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { Stage } from '#stage/Stage.tsx';
import { SurroundingsContext } from '#stage/surroundings.ts';
import { samplesOf } from '../../parts/layout/still.ts';
import { useSources } from '../../parts/layout/useSources.ts';
import { useStageSurroundings } from '../../parts/layout/useStageSurroundings.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesBetween, type Change } from './changes.ts';
import { draftSentences } from './draftSentences.ts';
import '../designer/canvasStyles.css';
import './draft.css';

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

interface SideProps {
  label: string;
  document: LayoutDocument;
  page: LayoutPage | undefined;
  /** Ids of the widgets to mark. */
  marked: ReadonlySet<string>;
  sourceOf: (materialId: string) => string | null;
}

/** One page as screens draw it, with frames around what is another on the other side. */
function Side({ label, document, page, marked, sourceOf }: SideProps) {
  const { width, height } = document;
  const surroundings = useStageSurroundings();
  return (
    <figure className="draft-side">
      <figcaption>{label}</figcaption>
      <div className="draft-stage as-screen" style={{ aspectRatio: `${width} / ${height}` }}>
        {page ? (
          <>
            {/* A picture: buttons and web pages in it take no focus, or a key would leave the dialog by them. */}
            <div inert className="draft-picture">
              <SurroundingsContext value={surroundings}>
                <Stage document={document} pageId={page.id} playing={samplesOf(page)} sourceOf={sourceOf} />
              </SurroundingsContext>
            </div>
            {page.widgets
              .filter(({ id }) => marked.has(id))
              .map(({ id, name, x, y, width: w, height: h }) => (
                <span
                  key={id}
                  className="draft-mark"
                  data-mark={id}
                  title={name}
                  style={{
                    left: percent(x, width),
                    top: percent(y, height),
                    width: percent(w, width),
                    height: percent(h, height),
                  }}
                />
              ))}
          </>
        ) : null}
      </div>
    </figure>
  );
}

const ids = (changes: readonly Change[]): ReadonlySet<string> => new Set(changes.map(({ id }) => id));

interface ComparisonProps {
  before: { label: string; document: LayoutDocument };
  after: { label: string; document: LayoutDocument };
}

/** Two states of a layout beside each other, both as screens draw them, with what differs marked and in words (UI-09). */
export function Comparison({ before, after }: ComparisonProps) {
  const translate = useSentences(draftSentences);
  const { sourceOf } = useSources(before.document, after.document);
  const changes = changesBetween(before.document, after.document);
  const marked = ids(changes);
  const pages = [
    ...after.document.pages,
    ...before.document.pages.filter(({ id }) => !after.document.pages.some((page) => page.id === id)),
  ];
  // The first page on which something is another.
  const first = pages.find(({ id, widgets }) => marked.has(id) || widgets.some((widget) => marked.has(widget.id)));
  const [chosen, choose] = useState<string | null>(null);
  const pageId = chosen ?? first?.id ?? pages[0]!.id;
  const pageOf = ({ pages: own }: LayoutDocument) => own.find(({ id }) => id === pageId);
  return (
    <div className="draft-comparison">
      {pages.length > 1 ? (
        <label>
          {translate('draft.page')}{' '}
          <select value={pageId} onChange={({ target }) => choose(target.value)}>
            {pages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="draft-sides">
        <Side {...before} page={pageOf(before.document)} marked={marked} sourceOf={sourceOf} />
        <Side {...after} page={pageOf(after.document)} marked={marked} sourceOf={sourceOf} />
      </div>
      <ChangeList changes={changes} />
    </div>
  );
}
