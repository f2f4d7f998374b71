import { useMemo } from 'react';
import type { LayoutDocument, LayoutPage } from '#core/layout/document.ts';
import { Stage } from '#stage/Stage.tsx';
import { SurroundingsContext } from '#stage/surroundings.ts';
import type { Playable } from '#stage/types.ts';
import { samplesOf, stillPage } from './still.ts';
import { useSources } from './useSources.ts';
import { useStageSurroundings } from './useStageSurroundings.ts';

export interface StillStageProps {
  document: Pick<LayoutDocument, 'width' | 'height'>;
  page: LayoutPage;
  /** Content of its areas; absent: samples. */
  playing?: Readonly<Record<string, Playable | null>>;
}

/** A page as screens draw it, small and still; nothing in it can be touched. Fills its parent. */
export function StillStage({ document: { width, height }, page, playing }: StillStageProps) {
  const still = useMemo(() => stillPage({ width, height }, page), [width, height, page]);
  const samples = useMemo(() => samplesOf(page), [page]);
  const { pictureOf } = useSources(still);
  const surroundings = useStageSurroundings();
  return (
    <div className="page-still as-screen" lang="" aria-hidden inert>
      <SurroundingsContext value={surroundings}>
        <Stage document={still} playing={playing ?? samples} sourceOf={pictureOf} />
      </SurroundingsContext>
    </div>
  );
}
