import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import type { AlarmSlots } from '#generated/console/alarms/slots.gen.tsx';
import type { AlarmDetail } from '#generated/model/alarms/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useLabels } from '#src/ui/labels.ts';
import { useUploads } from '#src/ui/upload.ts';

const film = {
  display: 'block',
  width: '100%',
  maxWidth: 720,
  maxHeight: 480,
  borderRadius: '8px',
  bgcolor: 'common.black',
} as const;

/** The video of an alarm, played where it stands: the store sends the parts that the player asks for (MON-02). */
function Film() {
  const { urlOf } = useUploads();
  const alarm = useLabels('alarms');
  const id = useRecordContext<AlarmDetail>()?.video;
  const url = id ? urlOf(id) : null;
  if (!url) return <Empty />;
  return (
    <Box
      component="video"
      key={id}
      src={url}
      controls
      preload="metadata"
      playsInline
      aria-label={alarm.field('video')}
      sx={film}
    />
  );
}

export const slots: AlarmSlots = { values: { video: <Film /> } };
