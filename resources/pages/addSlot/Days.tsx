import { useState } from 'react';
import { dayAt } from '#core/sales/days.ts';
import { addDays } from '#core/time.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { DateTextField } from '#src/ui/dates/DateTextField.tsx';
import { useFormats } from '#src/ui/format.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { useSentences } from '#src/ui/sentences.ts';
import type { PartProps } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

const NAMES = ['from', 'to'] as const;

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** First and last day. What is typed comes into the draft as soon as it is a day that can be bought, and no sooner. */
export function Days({ draft: { from, to }, change }: PartProps) {
  const say = useSentences(addSlotSentences);
  const { date } = useFormats();
  const { now } = useSurroundings();
  const [wrong, setWrong] = useState<(typeof NAMES)[number] | null>(null);
  const furthest = dayAt(now() + limits.orderAhead);
  const lastFor = (first: string): string => earlier(addDays(first, limits.orderDays - 1), furthest);
  const ranges = {
    from: { min: addDays(dayAt(now()), 1), max: furthest },
    to: { min: from, max: lastFor(from) },
  };
  const take = (name: (typeof NAMES)[number], day: string | null) => {
    const { min, max } = ranges[name];
    const isGood = day !== null && isDay(day) && day >= min && day <= max;
    setWrong(isGood ? null : name);
    if (!isGood) return;
    change(name === 'to' ? { to: day } : { from: day, to: day > to ? day : earlier(to, lastFor(day)) });
  };
  return NAMES.map((name) => (
    <DateTextField
      key={name}
      kind="day"
      label={say(`addSlot.${name}`)}
      value={{ from, to }[name]}
      {...ranges[name]}
      onChange={(day) => take(name, day)}
      onBlur={() => setWrong(null)}
      error={wrong === name}
      helperText={
        wrong === name
          ? say('addSlot.wrongDay', { from: date(ranges[name].min), to: date(ranges[name].max) })
          : undefined
      }
      fullWidth
    />
  ));
}
