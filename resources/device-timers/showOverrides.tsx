import { useGetList, useRecordContext } from 'react-admin';
import type { DeviceTimerSlots } from '#generated/console/device-timers/slots.gen.tsx';
import type { DeviceTimerDetail } from '#generated/model/device-timers/types.gen.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { timerSentences } from '../parts/week/sentences.ts';
import { WeekStrip } from '../parts/week/WeekStrip.tsx';

/** Most screens of which the week is drawn. */
const SHOWN = 5;

/** Field by which screens belong to each kind of target. */
const FIELDS = { deviceGroup: 'groupId', deviceSet: 'setIds', tag: 'tagIds', store: 'storeId' } as const;

function OfMany({ field, ids }: { field: string; ids: readonly string[] }) {
  const { data = [] } = useGetList<{ id: string }>('devices', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'name', order: 'ASC' },
    filter: { [field]: { in: ids } },
  });
  return <WeekStrip ids={data.map(({ id }) => id)} isNamed />;
}

/** The week of the first screens of a timer, with all their timers. */
function Weeks() {
  const translate = useSentences(timerSentences);
  const timer = useRecordContext<DeviceTimerDetail>();
  const ids = timer?.targetIds ?? [];
  if (!timer?.targetType || ids.length === 0) return null;
  if (timer.targetType !== 'device') return <OfMany field={FIELDS[timer.targetType]} ids={ids} />;
  return (
    <>
      <WeekStrip ids={ids.slice(0, SHOWN)} isNamed />
      {ids.length > SHOWN ? <p>{translate('timers.more', { n: SHOWN })}</p> : null}
    </>
  );
}

export const slots: DeviceTimerSlots = { show: { below: <Weeks /> } };
