import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { DeviceTimerSlots } from '#generated/console/device-timers/slots.gen.tsx';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { Doubts } from '../parts/week/Doubts.tsx';

type Asked = CallTypes['deviceTimer.doubts']['input'];

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns what is asked of a timer for power as it stands in the form; null while it lacks a time or a target. */
function askedOf(values: Readonly<Record<string, unknown>>, id: unknown): Asked | null {
  const { kind, repeat, targetType, targetIds, weekdays } = values;
  if (kind !== 'power' || !Array.isArray(targetIds) || targetIds.length === 0) return null;
  const isOnce = repeat === 'once';
  const [offTime, onTime] = isOnce ? [null, null] : [text(values['offTime']), text(values['onTime'])];
  const [offAt, onAt] = isOnce ? [text(values['offAt']), text(values['onAt'])] : [null, null];
  if (isOnce ? !offAt || !onAt : !offTime || !onTime) return null;
  return {
    id: text(id),
    targetType: targetType as Asked['targetType'],
    targetIds: targetIds.map(String),
    repeat: repeat as Asked['repeat'],
    weekdays: Array.isArray(weekdays) ? weekdays.map(Number) : [],
    offTime,
    onTime,
    onDay: text(values['onDay']) as Asked['onDay'],
    offAt,
    onAt,
  };
}

/** Says while a timer for power is written what it does together with the others of its screens that is likely not meant. */
function DraftDoubts() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const record = useRecordContext();
  const asked = useDeferredValue(JSON.stringify(askedOf(useWatch(), record?.id)));
  const isAsked = asked !== 'null';
  const { data } = useQuery({
    queryKey: ['device-timers', 'doubts', asked],
    queryFn: ({ signal }) => provider.call('deviceTimer.doubts', JSON.parse(asked) as Asked, { signal }),
    enabled: isAsked,
    retry: false,
    placeholderData: (before) => before,
  });
  // Without an answer nothing is said: the save itself tells that the server does not answer.
  return isAsked && data ? <Doubts doubts={data.doubts} /> : null;
}

export const slots: DeviceTimerSlots = { form: { above: <DraftDoubts /> } };
