import { DEFAULT_ZONE } from '#core/time.ts';
import type { WeatherReport } from '#core/layout/weather.ts';
import type { WhyNot } from './types.ts';
import { stageWords, type StageWords } from './words.ts';
import { createContext, useContext, useEffect, useState } from 'react';

/** Connection of a screen; bars from 0 to 4. */
export interface Signal {
  kind: 'none' | 'wired' | 'wifi' | 'mobile';
  bars: number;
}

/** Environment of the widgets on a stage: a screen, a preview or the designer. */
export interface Surroundings {
  /** Time of the server, milliseconds. */
  now: () => number;
  /** IANA zone of the screen. */
  zone: string;
  /** Returns the file of a material, such as an HTML archive; null where it is not here (LAY-03). */
  fileOf?: (materialId: string) => Promise<Blob | null>;
  /** Hears of a widget of the layout itself that cannot be shown. Absent where nobody is told. */
  onFault?: (widget: { id: string; name: string; kind: string; materialId: string | null }, why: WhyNot) => void;
  weatherOf: (place: string) => Promise<WeatherReport | null>;
  signal: () => Signal;
  /** In the language of who stands before the screen; English where nobody says. */
  words?: StageWords;
  /** Opens a page of the layout. Absent where nothing is operated, as on the designer's canvas. */
  goTo?: (pageId: string) => void;
  /** True where the policy of the page lets it ask any host for a stream, as a screen's does (server/plugins/headers.ts). */
  reachesStreams?: boolean;
  /** Volume of the screen in percent, if it can be set. */
  volume?: { get: () => number; set: (percent: number) => void };
}

/** Surroundings without a network: the clock of the browser, and samples where there is nothing to ask. */
const stillSurroundings: Surroundings = {
  now: () => Date.now(),
  zone: DEFAULT_ZONE,
  weatherOf: async () => null,
  signal: () => ({ kind: 'wifi', bars: 3 }),
};

/** Pages of the layout that a stage draws, home page first, and the one that is shown. */
export const PagesContext = createContext<{ ids: readonly string[]; now: string }>({ ids: [], now: '' });

export const SurroundingsContext = createContext<Surroundings>(stillSurroundings);

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);

export const useStageWords = (): StageWords => useSurroundings().words ?? stageWords.en;

/**
 * Returns the time of the server, anew at each full second (or `everyMs`): a clock that ticks by itself drifts from the
 * others of a wall.
 */
export function useNow(everyMs = 1000): number {
  const { now } = useSurroundings();
  const [at, setAt] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setAt(now());
      timer = setTimeout(tick, everyMs - (now() % everyMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now, everyMs]);
  return at;
}
