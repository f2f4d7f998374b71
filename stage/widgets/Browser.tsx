import { useEffect, useRef, useState } from 'react';
import type { WidgetOf } from '#core/layout/document.ts';
import { useStageWords } from '../surroundings.ts';
import type { StageEvents } from '../types.ts';
import { WebPage } from './WebPage.tsx';

interface Props extends StageEvents {
  playId: string;
  title: string;
  props: WidgetOf<'browser'>['props'];
}

/** Host of an address as visitors know it; of one that is none, what was typed. */
function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch (error) {
    if (error instanceof TypeError) return url;
    throw error;
  }
}

/**
 * A page that passers-by may use. Touches inside the frame are not seen from here, so going back to the first page counts from
 * when the frame was last entered.
 */
export function Browser({ playId, title, props: { url, toolbar, idle }, onStarted, onError }: Props) {
  const words = useStageWords();
  const [visit, setVisit] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const entered = () => {
      clearTimeout(timer);
      if (document.activeElement instanceof HTMLIFrameElement && box.current?.contains(document.activeElement))
        timer = setTimeout(() => setVisit((count) => count + 1), idle * 1000);
    };
    addEventListener('blur', entered);
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', entered);
    };
  }, [idle]);
  if (url === null) return null;
  return (
    <div ref={box} className="stage-fill stage-browser">
      {toolbar && (
        <div className="stage-browser-bar">
          <button type="button" aria-label={words.home} onClick={() => setVisit((count) => count + 1)}>
            ⌂
          </button>
          <span>{hostOf(url)}</span>
        </div>
      )}
      <WebPage
        key={visit}
        playId={playId}
        url={url}
        title={title}
        {...(onStarted ? { onStarted } : {})}
        {...(onError ? { onError } : {})}
      />
    </div>
  );
}
