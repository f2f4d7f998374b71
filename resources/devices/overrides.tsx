import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { ListContext, useDataProvider, useRecordContext } from 'react-admin';
import type { DeviceSlots } from '#generated/console/devices/slots.gen.tsx';
import { deviceStates } from '#generated/model/devices/states.gen.ts';
import type { DeviceRow } from '#generated/model/devices/types.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';

export const plannedSentences = bothLanguages(
  { devicesOff: { planned: 'Off as planned' } },
  { devicesOff: { planned: '按计划关机' } },
);

/** Asked anew after this time, while the page is open. */
const EVERY_MS = 60_000;

/** Says of a screen that its timers have off that it is off as planned: only what no timer explains is an outage (DEV-18). */
function PlannedState() {
  const translate = useSentences(plannedSentences);
  const provider = useDataProvider<ConsoleDataProvider>();
  const record = useRecordContext<DeviceRow>();
  // All rows of a list ask together; a page has no list.
  const list: { data?: DeviceRow[] } | null = useContext(ListContext);
  const rows = list?.data;
  const asking = rows?.some(({ id }) => id === record?.id) ? rows : record ? [record] : [];
  const ids = asking.filter(({ status }) => status === 'offline').map(({ id }) => id);
  const isOffline = record?.status === 'offline';
  const { data } = useQuery({
    queryKey: ['devices', 'off', ...ids],
    queryFn: ({ signal }) => provider.call('device.off', { ids: ids.slice(0, 200) }, { signal }),
    enabled: isOffline,
    refetchInterval: EVERY_MS,
    retry: false,
  });
  if (isOffline && data?.off.some(({ id }) => id === record.id))
    return <StateChip color="neutral" label={translate('devicesOff.planned')} />;
  return <StateField source="status" states={deviceStates} />;
}

export const slots: DeviceSlots = { cells: { status: <PlannedState /> } };
