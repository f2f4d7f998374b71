import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { lastDayOf } from '#core/promotion/term.ts';
import type { PromotionGroupSlots } from '#generated/console/promotion-groups/slots.gen.tsx';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Sets the last day by the chosen duration; typing a last day changes the duration (AD-04), as the server does. */
function GroupDays() {
  const { setValue, getFieldState } = useFormContext();
  const [promotion, startDay, endDay]: unknown[] = useWatch({ name: ['promotion', 'startDay', 'endDay'] });
  const set = useRef<unknown>(endDay);
  const follow = useEvent((duration: unknown, first: unknown) => {
    const isChanged = ['promotion', 'startDay'].some((name) => getFieldState(name).isDirty);
    const last = isChanged ? lastDayOf(text(first), text(duration)) : null;
    if (last === null) return;
    set.current = last;
    setValue('endDay', last, { shouldDirty: true, shouldValidate: true });
  });
  const leave = useEvent((last: unknown) => {
    const meant = lastDayOf(text(startDay), text(promotion));
    if (meant !== null && text(last) !== null && last !== meant && last !== set.current)
      setValue('promotion', 'other', { shouldDirty: true });
    set.current = last;
  });
  useEffect(() => {
    follow(promotion, startDay);
  }, [promotion, startDay, follow]);
  useEffect(() => {
    leave(endDay);
  }, [endDay, leave]);
  return null;
}

/** The days of a group follow its duration. */
export const slots: PromotionGroupSlots = { form: { above: <GroupDays /> } };
