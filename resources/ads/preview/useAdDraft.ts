import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { strip, type Values } from '#core/entity/rule.ts';
import { CORNERS } from '#core/manifest/corners.ts';
import { useEntityFormView } from '#src/ui/form/formViewContext.ts';

const TYPES = ['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const instant = (value: unknown): number | null => {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : at;
};
const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

function windows(value: unknown): { from: string; to: string }[] {
  return list(value).flatMap((one) => {
    const { from, to } = (typeof one === 'object' && one !== null ? one : {}) as { from?: unknown; to?: unknown };
    return isTime(from) && isTime(to) ? [{ from, to }] : [];
  });
}

/** Reads the ad from the form's values: fields may be missing, and invalid ones count as missing. */
export function readDraft(values: Values) {
  const kind = values['kind'];
  return {
    type: TYPES.find((one) => one === values['type']) ?? TYPES[0],
    slotId: text(values['slotId']),
    isMatching: values['deliveryMode'] === 'matching',
    startAt: instant(values['startAt']),
    startsApproved: values['startsApproved'] === true,
    endAt: instant(values['endAt']),
    weekdays: list(values['weekdays']).filter((day) => typeof day === 'number'),
    windows: windows(values['windows']),
    dates: list(values['dates']).filter((day) => typeof day === 'string' && DAY.test(day)) as string[],
    durationMs: (figure(values['durationS']) ?? 15) * 1000,
    cycleMs: figure(values['playCycleS']) === null ? null : (figure(values['playCycleS']) ?? 0) * 1000,
    turns: values['insertionType'] === 'times' ? figure(values['playCount']) : null,
    targetType: text(values['targetType']) ?? 'device',
    targetIds: list(values['targetIds']).filter((id) => typeof id === 'string'),
    kind: kind === 'text' || kind === 'url' ? kind : ('file' as const),
    materialIds: list(values['materials']).filter((id) => typeof id === 'string'),
    text: text(values['text']),
    url: text(values['url']),
    color: text(values['textColor']) ?? '#ffffff',
    background: text(values['backgroundColor']) ?? '#000000',
    fontSize: figure(values['fontSize']) ?? 48,
    corner: CORNERS.find((one) => one === values['codeCorner']) ?? null,
  };
}

export type AdDraft = ReturnType<typeof readDraft>;

/** Returns the form's present values, without fields that are off. */
export function useDraftValues(): Values {
  const { whens, context } = useEntityFormView();
  const values: Values = useWatch();
  return useMemo(() => strip(values, whens, context()), [values, whens, context]);
}

/** Returns the ad with the form's present values, without fields that are off. */
export function useAdDraft(): AdDraft {
  const values = useDraftValues();
  return useMemo(() => readDraft(values), [values]);
}
