import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';

type Call = CallTypes['device.playlist'];
export type TargetType = Call['input']['targetType'];
type PlayListAnswer = Call['output'];
export type ProgrammeAnswer = PlayListAnswer['programmes'][number];
export type StretchAnswer = ProgrammeAnswer['stretches'][number];
export type ShownAd = PlayListAnswer['ads'][number];

export type ExplainAnswer = CallTypes['device.explain']['output'];
export type SlotMoment = ExplainAnswer['slots'][number];

const EVERY_MS = 60_000;

/** Asks what plays on a day; today is asked again each minute, since "now" moves. */
export function usePlayList(targetType: TargetType, targetId: string, day: string | null) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['device.playlist', targetType, targetId, day],
    queryFn: ({ signal }) => provider.call('device.playlist', { targetType, targetId, day }, { signal }),
    refetchInterval: day === null ? EVERY_MS : false,
    placeholderData: (before) => before,
  });
}

/** Moments that are further apart than this are asked anew while now moves. */
const TICK_MS = 15_000;

/** Asks why a screen shows what it shows at a moment; null: now, asked again as it moves. */
export function useMoment(id: string | undefined, at: number | null) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { now } = useSurroundings();
  return useQuery({
    queryKey: ['device.explain', id, at],
    queryFn: ({ signal }) =>
      provider.call('device.explain', { id: id!, at: new Date(at ?? now()).toISOString() }, { signal }),
    enabled: id !== undefined,
    refetchInterval: at === null ? TICK_MS : false,
    placeholderData: (before) => before,
  });
}

/** Ads of the page by id. */
export const AdsContext = createContext<ReadonlyMap<string, ShownAd>>(new Map());

export function useAdName(): (id: string) => string {
  const ads = useContext(AdsContext);
  const translate = useTranslate();
  return (id) => ads.get(id)?.name ?? translate('playList.hidden');
}

/** Returns the time of day with its seconds by the clock of a zone, as in "09:30:15". */
export const preciseClockOf = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }).format(new Date(instant));

/** Returns a length of time in the largest unit that says it exactly. */
export function useLength(): (seconds: number) => string {
  const translate = useTranslate();
  return (seconds) => {
    if (seconds >= 3600 && seconds % 3600 === 0) return translate('playList.hours', { n: seconds / 3600 });
    if (seconds >= 60 && seconds % 60 === 0) return translate('playList.minutes', { n: seconds / 60 });
    return translate('playList.seconds', { n: Math.round(seconds * 10) / 10 });
  };
}
