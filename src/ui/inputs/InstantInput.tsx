import { DEFAULT_ZONE } from '#core/time.ts';
import { useLocale } from 'react-admin';
import { wallTimeOf } from '#core/wallClock.ts';
import { wallOf, zoneName } from '../dates/dateKind.ts';
import { localeTag } from '../format.ts';
import { useSurroundings } from '../ruleContext.ts';
import { DateTextInput, type DateInputProps } from './DateTextInput.tsx';
import { useSentences } from '../sentences.ts';
import { dateSentences } from '../dates/sentences.ts';

interface InstantInputProps extends DateInputProps {
  /** End of a period: a day without a time means its last minute (UI-14). */
  end?: boolean;
  /** It is the same moment at several screens (x-zone: each): whose clock it is typed by is always said. */
  everywhere?: boolean;
}

/** A day and a time in the browser's zone; the value is ISO 8601 in UTC. */
export function InstantInput({ end = false, everywhere = false, ...props }: InstantInputProps) {
  const translate = useSentences(dateSentences);
  const tag = localeTag(useLocale() ?? '');
  const { now } = useSurroundings();
  const at = Math.floor(now() / 60_000) * 60_000;
  const isElsewhere = wallTimeOf(at, DEFAULT_ZONE) !== Date.parse(`${wallOf(at)}:00Z`);
  const said = everywhere ? 'ui.dates.everywhere' : isElsewhere ? 'ui.dates.zone' : null;
  const note = said === null ? undefined : translate(said, { zone: zoneName(tag, at) });
  return <DateTextInput {...props} kind="instant" note={note} bareTime={end ? '23:59' : undefined} />;
}
