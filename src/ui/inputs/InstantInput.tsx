import { useLocale, useTranslate } from 'react-admin';
import { wallTimeOf } from '#core/wallClock.ts';
import { wallOf, zoneName } from '../dates/dateKind.ts';
import { localeTag, USUAL_ZONE } from '../format.ts';
import { useSurroundings } from '../ruleContext.ts';
import { DateTextInput, type DateInputProps } from './DateTextInput.tsx';

interface InstantInputProps extends DateInputProps {
  /** End of a period: a day without a time means its last minute (UI-14). */
  end?: boolean;
}

/** A day and a time in the browser's zone; the value is ISO 8601 in UTC. */
export function InstantInput({ end = false, ...props }: InstantInputProps) {
  const translate = useTranslate();
  const tag = localeTag(useLocale() ?? '');
  const { now } = useSurroundings();
  const at = Math.floor(now() / 60_000) * 60_000;
  const isElsewhere = wallTimeOf(at, USUAL_ZONE) !== Date.parse(`${wallOf(at)}:00Z`);
  const note = isElsewhere ? translate('ui.dates.zone', { zone: zoneName(tag, at) }) : undefined;
  return <DateTextInput {...props} kind="instant" note={note} bareTime={end ? '23:59' : undefined} />;
}
