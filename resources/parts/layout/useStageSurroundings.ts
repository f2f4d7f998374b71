import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useLocale } from 'react-admin';
import { DEFAULT_ZONE } from '#core/time.ts';
import type { LayoutForecastOutput } from '#generated/model/layouts/types.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useCall } from '#src/ui/useCall.ts';
import type { Surroundings } from '#stage/surroundings.ts';
import { stageWords } from '#stage/words.ts';
import './screen.css';

/** Cache time of the weather of a place, milliseconds. */
const CACHE_MS = 30 * 60_000;

/** A place is asked for once it has stood so long: while it is typed, each letter makes another. */
const QUIET_MS = 500;

const SIGNAL = { kind: 'wifi', bars: 3 } as const;

/** Asks the server for the weather of a place, once for all that show it. */
function useForecast(): Surroundings['weatherOf'] {
  const call = useCall();
  const client = useQueryClient();
  const may = useCan('layout.view');
  const latest = useRef('');
  return useCallback(
    async (place) => {
      if (!may) return null;
      latest.current = place;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      if (latest.current !== place) return null;
      const { report } = await client.fetchQuery({
        queryKey: ['layoutForecast', place],
        queryFn: async () => (await call('layout.forecast', { place })) as LayoutForecastOutput,
        staleTime: CACHE_MS,
      });
      return report;
    },
    [call, client, may],
  );
}

/**
 * Returns what a stage in the console stands in: the server's clock, the usual zone, its weather, and a sample of a line. The
 * element around the stage has the class `as-screen`.
 */
export function useStageSurroundings(): Surroundings {
  const { now } = useSurroundings();
  const weatherOf = useForecast();
  const words = stageWords[useLocale() === 'zh_cn' ? 'zh' : 'en'];
  return useMemo(() => ({ now, zone: DEFAULT_ZONE, weatherOf, signal: () => SIGNAL, words }), [now, weatherOf, words]);
}
