import { useGetMany, useRecordContext } from 'react-admin';
import type { DeviceGroupDetail } from '#generated/model/device-groups/types.gen.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { wallSentences } from './sentences.ts';

/** Places of a wall in words, for the log of changes: each screen by its name, one that is gone or unseen by its id. */
export function PlacesField() {
  const say = useSentences(wallSentences);
  const places = useRecordContext<DeviceGroupDetail>()?.places ?? [];
  const ids = places.map(({ deviceId }) => deviceId);
  const may = useCan('device.view');
  const { data } = useGetMany<{ id: string; name: string }>('devices', { ids }, { enabled: may && ids.length > 0 });
  const names = new Map((data ?? []).filter(Boolean).map(({ id, name }) => [id, name]));
  return (
    <>
      {places.map(({ deviceId, row, column }) => (
        <div key={deviceId}>
          {say('wall.at', { place: say('wall.cell', { row, column }), name: names.get(deviceId) ?? deviceId })}
        </div>
      ))}
    </>
  );
}
