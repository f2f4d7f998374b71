import { useEffect } from 'react';
import type { WidgetOf } from '#core/layout/document.ts';
import { useSurroundings } from '../surroundings.ts';

/** Leads to another page by a touch; one that jumps by itself also after its time on this page. */
export function Button({
  text,
  pageId,
  auto,
  after,
  fontSize,
  radius,
  color,
  background,
}: WidgetOf<'button'>['props']) {
  const { goTo } = useSurroundings();
  useEffect(() => {
    if (!auto || pageId === null || !goTo) return undefined;
    const timer = setTimeout(() => goTo(pageId), after * 1000);
    return () => clearTimeout(timer);
  }, [auto, after, pageId, goTo]);
  return (
    <button
      type="button"
      className="stage-fill stage-button"
      style={{ color, backgroundColor: background, fontSize, borderRadius: radius }}
      disabled={!goTo}
      onClick={() => pageId !== null && goTo?.(pageId)}
    >
      {text}
    </button>
  );
}
