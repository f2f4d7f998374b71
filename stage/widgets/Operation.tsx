import { useContext } from 'react';
import type { WidgetOf } from '#core/layout/document.ts';
import { PagesContext, useStageWords, useSurroundings } from '../surroundings.ts';

/** Percent by which a touch changes the volume. */
const STEP = 10;

/** Controls for who stands before the screen; what the screen cannot do is not drawn. */
export function Operation(props: WidgetOf<'operation'>['props']) {
  const { goTo, volume } = useSurroundings();
  const words = useStageWords();
  const { ids: pages, now } = useContext(PagesContext);
  const index = pages.indexOf(now);
  const turn = (by: number) => {
    const next = pages[(index + by + pages.length) % pages.length];
    if (next !== undefined) goTo?.(next);
  };
  const change = (by: number) => volume?.set(Math.min(100, Math.max(0, volume.get() + by)));
  const press = (sign: string, label: string, onClick: () => void, isOn: boolean) => (
    <button type="button" aria-label={label} disabled={!isOn} onClick={onClick}>
      {sign}
    </button>
  );
  return (
    <div className="stage-fill stage-operation" style={{ color: props.color, backgroundColor: props.background }}>
      {props.pages && press('◀', words.previousPage, () => turn(-1), goTo !== undefined && pages.length > 1)}
      {props.volume && press('−', words.volumeDown, () => change(-STEP), volume !== undefined)}
      {props.volume && press('+', words.volumeUp, () => change(STEP), volume !== undefined)}
      {props.pages && press('▶', words.nextPage, () => turn(1), goTo !== undefined && pages.length > 1)}
    </div>
  );
}
