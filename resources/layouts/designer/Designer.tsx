import { memo, Suspense, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Copies } from '#core/layout/edit/copyable.ts';
import { materialIssues } from '#core/layout/materialIssues.ts';
import { layoutIssues } from '#core/layout/placement.ts';
import { widgetWords } from '#generated/console/widgets/words.gen.ts';
import { useEntityWords } from '#src/ui/entityWords.ts';
import { useRuleContext } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useSources } from '../../parts/layout/useSources.ts';
import { Canvas } from './Canvas.tsx';
import './designerStyles.css';
import { DesignerContext, type DesignerContextValue } from './designerContext.ts';
import { designerSentences } from './designerSentences.ts';
import { KeyList } from './KeyList.tsx';
import { press } from './keys.ts';
import { Layers } from './Layers.tsx';
import { Pages } from './Pages.tsx';
import { Palette } from './Palette.tsx';
import { Properties } from './Properties.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useDesigner, type DesignerSource } from './useDesigner.ts';
import { LayoutPreview } from '../preview/lazyPreview.ts';
import { useZoom } from './useZoom.ts';
import { View, ZoomSelect } from './View.tsx';

/** Path of the older editor. */
const PLAIN_PATH = '/temp_mag/add_custom_temp';

/** Spacing of the grid, design pixels. */
const GRID = 20;

const NONE_GONE: ReadonlySet<string> = new Set();

interface DesignerProps extends DesignerSource {
  /** Materials that it shows and that the library has no more. */
  gone?: ReadonlySet<string>;
}

/** Returns what the designer was before a gesture while it is made, else what it is. */
function useStill(now: DesignerContextValue): DesignerContextValue {
  const [still, setStill] = useState(now);
  // While rendering, as React says to keep what another value was.
  if (now.before === null && still !== now) setStill(now);
  return now.before === null ? now : still;
}

/** The visual designer of a layout: palette, canvas, layers, properties, pages; everything by keyboard as well (LAY-02). */
export function Designer({ gone = NONE_GONE, ...source }: DesignerProps) {
  useSentences(widgetWords);
  useSentences(designerSentences);
  // Of the slots that are sold in an area.
  useEntityWords('ad-slots');
  const translate = useTranslate();
  const designer = useDesigner(source);
  const { document, before } = designer;
  const context = useRuleContext('update');
  // While something is dragged, rules and lists stay with what was: only the canvas follows the pointer.
  const calm = before?.document ?? document;
  const issues = useMemo(
    () => [...layoutIssues(calm, context()), ...materialIssues(calm, gone)],
    [calm, context, gone],
  );
  const { sourceOf } = useSources(calm);
  const { view, zoom, isFit, set } = useZoom(document);
  const [hasGrid, setGrid] = useState(false);
  const [isSnapping, setSnapping] = useState(true);
  const layoutId = useRecordContext()?.id;
  const isPlain = useLocation().pathname.startsWith(PLAIN_PATH);
  const notify = useNotify();
  const refuse = useCallback(
    ({ unable, calmed }: Pick<Copies, 'unable' | 'calmed'>) => {
      const names = unable.map(({ name }) => name).join(translate('ui.comma'));
      const texts = [
        ...(unable.length > 0 ? [translate('designer.unsupported', { names })] : []),
        ...calmed.map(({ widget, rule }) =>
          translate('designer.calmed', { name: widget.name, rule: translate(`rules.${rule}`) }),
        ),
      ];
      for (const text of texts) notify(text, { type: 'warning', messageArgs: { _: text } });
    },
    [notify, translate],
  );
  const value = useMemo(
    () => ({ ...designer, issues, sourceOf, refuse, isPlain }),
    [designer, issues, sourceOf, refuse, isPlain],
  );
  const still = useStill(value);
  const [areKeysOpen, openKeys] = useState(false);
  const [isPreviewed, openPreview] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys in a field are the field's own.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const isAsking = event.key === '?';
    if (isAsking) openKeys(true);
    else if (!press(value, event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <DesignerContext value={value}>
      <div className="designer" data-testid="designer">
        <DesignerContext value={still}>
          <Toolbar>
            <label>
              <input type="checkbox" checked={hasGrid} onChange={({ target }) => setGrid(target.checked)} />
              {translate('designer.grid')}
            </label>
            <label>
              <input type="checkbox" checked={isSnapping} onChange={({ target }) => setSnapping(target.checked)} />
              {translate('designer.snap')}
            </label>
            <button type="button" aria-haspopup="dialog" onClick={() => openPreview(true)}>
              {translate('designer.preview')}
            </button>
            <ZoomSelect zoom={zoom} isFit={isFit} onZoom={set} />
            <KeyList isOpen={areKeysOpen} onOpen={openKeys} />
          </Toolbar>
        </DesignerContext>
        <div className="designer-body">
          <DesignerContext value={still}>
            <StillPalette />
          </DesignerContext>
          <View view={view} zoom={zoom}>
            <Canvas zoom={zoom} grid={hasGrid ? GRID : 0} isSnapping={isSnapping} onKeyDown={onKeyDown} />
          </View>
          <aside className="designer-side" aria-label={translate('designer.properties')}>
            <Properties />
            <h3>{translate('designer.layers')}</h3>
            <DesignerContext value={still}>
              <StillLayers />
            </DesignerContext>
          </aside>
        </div>
        <DesignerContext value={still}>
          <StillPages />
        </DesignerContext>
        <Suspense fallback={null}>
          {isPreviewed ? (
            <LayoutPreview
              document={document}
              firstPageId={designer.pageId}
              layoutId={layoutId}
              onClose={() => openPreview(false)}
            />
          ) : null}
        </Suspense>
      </div>
    </DesignerContext>
  );
}

/** Drawn again only when what they show is another: not while something is dragged. */
const [StillPalette, StillLayers, StillPages] = [memo(Palette), memo(Layers), memo(Pages)];
