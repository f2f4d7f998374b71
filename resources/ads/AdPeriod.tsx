import Alert from '@mui/material/Alert';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { promotionEnd } from '#core/schedule/promotion.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { FORM_WIDTH } from '#src/ui/form/FormFrame.tsx';
import { useEntityFormView, useFormQuestion } from '#src/ui/form/formViewContext.ts';
import { useFormats } from '#src/ui/format.ts';
import { useAdDraft } from './preview/useAdDraft.ts';
import { useAskReach } from './preview/useReach.ts';
import { isNowhere } from './sentence/sentence.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { adSentences } from './sentences.ts';

const MINUTE = 60_000;
/**
 * Margin in milliseconds: a start nearer than this to its limit is moved, because sending takes time and clocks differ
 * a little.
 */
const MARGIN = MINUTE / 2;
/** Largest age in milliseconds of a start that was meant as "now". */
const JUST_NOW = 2 * MINUTE;
const LOOK_EVERY = 5000;

const iso = (ms: number): string => new Date(ms).toISOString();
const at = (value: unknown): number | null => {
  const ms = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(ms) ? null : ms;
};
const isTyping = (name: string): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.name === name;

/**
 * Moves the start of a new ad forward while its form is filled in, so that it is late enough when it is sent; "now"
 * becomes the earliest allowed start, in an edit as well (AD-04); an emergency keeps it. A start that came with a draft
 * and has passed since is moved like one that was good before. Returns the start that it has set last.
 */
function useStartAhead(): number | null {
  const { operation, context } = useEntityFormView();
  const { getValues, setValue, watch } = useFormContext();
  const { dirtyFields } = useFormState({ name: 'startAt' });
  const startAt: unknown = useWatch({ name: 'startAt' });
  const [moved, setMoved] = useState<number | null>(null);
  const good = useRef<number | null>(null);
  // A draft comes by a reset of the form, without an event of a field.
  const isChosen = useRef(false);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name, type }) => {
      if (name === 'startAt' && type === 'change') isChosen.current = true;
    });
    return unsubscribe;
  }, [watch]);
  const lookAt = useEvent((given: unknown) => {
    const start = at(given);
    const { now } = context();
    if (start === null || getValues('startsApproved') === true) return;
    // What an edit leaves as it is has begun long ago, and may.
    if (operation === 'update' && !dirtyFields['startAt']) return;
    // Emergency ads start at once.
    if (getValues('type') === 'emergency') return;
    const isRestored = operation === 'create' && good.current === null && !isChosen.current;
    if (start >= now + limits.scheduling + MARGIN) good.current = start;
    else if (!isTyping('startAt') && (start === good.current || start >= now - JUST_NOW || isRestored)) {
      const next = Math.ceil((now + limits.scheduling + MINUTE) / MINUTE) * MINUTE;
      const end = at(getValues('endAt'));
      good.current = next;
      setValue('startAt', iso(next), { shouldDirty: true, shouldValidate: true });
      if (end !== null && end < next + limits.scheduling)
        setValue('endAt', iso(end + next - start), { shouldDirty: true, shouldValidate: true });
      setMoved(next);
    }
  });
  useEffect(() => {
    lookAt(startAt);
  }, [startAt, lookAt]);
  useEffect(() => {
    const look = (): void => lookAt(getValues('startAt'));
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('focusout', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusout', look);
    };
  }, [lookAt, getValues]);
  return moved === at(startAt) ? moved : null;
}

/** Sets the end by the chosen duration; typing an end changes the duration (AD-04). */
function usePromotionEnd(): void {
  const { context } = useEntityFormView();
  const { setValue, getFieldState } = useFormContext();
  const [promotion, startAt, startsApproved, endAt]: unknown[] = useWatch({
    name: ['promotion', 'startAt', 'startsApproved', 'endAt'],
  });
  const set = useRef<unknown>(endAt);
  const follow = useEvent((promotion: unknown, startAt: unknown, startsApproved: unknown) => {
    const isChanged = ['promotion', 'startAt', 'startsApproved'].some((name) => getFieldState(name).isDirty);
    const start = startsApproved === true ? Math.ceil(context().now / MINUTE) * MINUTE : at(startAt);
    const end = start === null || !isChanged ? null : promotionEnd(start, String(promotion));
    if (end === null) return;
    set.current = iso(end);
    setValue('endAt', iso(end), { shouldDirty: true, shouldValidate: true });
  });
  const leave = useEvent((endAt: unknown) => {
    const isPreset = promotionEnd(0, String(promotion)) !== null;
    if (isPreset && at(endAt) !== null && at(endAt) !== at(set.current))
      setValue('promotion', 'other', { shouldDirty: true });
    set.current = endAt;
  });
  useEffect(() => {
    follow(promotion, startAt, startsApproved);
  }, [promotion, startAt, startsApproved, follow]);
  useEffect(() => {
    leave(endAt);
  }, [endAt, leave]);
}

/** Keeps the period of an ad valid, and asks before saving one that no screen would show. */
export function AdPeriod() {
  const translate = useSentences(adSentences);
  const { instant } = useFormats();
  const moved = useStartAhead();
  usePromotionEnd();
  const askReach = useAskReach(useAdDraft());
  useFormQuestion(
    useCallback(async () => (isNowhere(await askReach()) ? translate('ads.nowhere') : null), [askReach, translate]),
  );
  if (moved === null) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2, maxWidth: FORM_WIDTH }}>
      {translate('ads.startMoved', { time: instant(moved) })}
    </Alert>
  );
}
