import type { Values } from '#core/entity/rule.ts';
import type { AdPreflightInput } from '#generated/model/ads/types.gen.ts';
import { readDraft } from '../preview/useAdDraft.ts';
import { readTimes } from '../times/materialTimes.ts';

const figure = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;

const iso = (value: unknown): string | null => {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

/** Returns what the server is asked about a draft: what is missing or wrong yet is left out. `id` is that of the saved ad. */
export function preflightInput(values: Values, id: string | null): AdPreflightInput {
  const draft = readDraft(values);
  return {
    id,
    type: draft.type,
    slotId: draft.slotId,
    deliveryMode: draft.isMatching ? 'matching' : 'precise',
    targetType: draft.targetType as AdPreflightInput['targetType'],
    targetIds: draft.targetIds,
    startAt: draft.startsApproved ? null : iso(values['startAt']),
    endAt: iso(values['endAt']),
    weekdays: draft.weekdays,
    windows: draft.windows,
    dates: draft.dates,
    durationS: figure(values['durationS'], 1, 86_400),
    position: figure(values['position'], 0, 9999),
    insertionType: values['insertionType'] === 'times' ? 'times' : 'cycle',
    playCycleS: figure(values['playCycleS'], 10, 86_400),
    playCount: figure(values['playCount'], 1, 100_000),
    firstStartAt: iso(values['firstStartAt']),
    firstEndAt: iso(values['firstEndAt']),
    materials: draft.kind === 'file' ? draft.materialIds : [],
    materialTimes: readTimes(values['materialTimes']),
  };
}
