import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import type { MaterialTimes } from './materialTimes.ts';
import { timesSentences } from './sentences.ts';

/** Days that are named one by one; more are counted. */
const NAMED = 4;

/** Returns what says the times of a material in words; without any: whenever the ad plays. */
export function useTimesText(): (times: MaterialTimes | undefined) => string {
  const translate = useSentences(timesSentences);
  const { weekday, date } = useFormats();
  return (times) => {
    if (!times) return translate('adTimes.always');
    const { weekdays = [], windows = [], dates = [] } = times;
    const comma = translate('ui.comma');
    const days =
      dates.length > NAMED ? translate('adTimes.days', { n: dates.length }) : dates.map((day) => date(day)).join(comma);
    return [
      weekdays.map((day) => weekday(day)).join(comma),
      windows.map(({ from, to }) => `${from}–${to}`).join(comma),
      days,
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
}
