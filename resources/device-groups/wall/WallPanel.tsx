import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { WallPlace } from '#core/layout/wallCells.ts';
import type { DeviceGroupDetail } from '#generated/model/device-groups/types.gen.ts';
import { usePathOf } from '#src/ui/paths.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { wallSentences } from './sentences.ts';
import { useWall } from './useWall.ts';
import { WallGrid } from './WallGrid.tsx';

const NONE: readonly WallPlace[] = [];

function Wall({ group }: { group: DeviceGroupDetail }) {
  const say = useSentences(wallSentences);
  const headingId = useId();
  const pathOf = usePathOf();
  const shape = { rows: group.rows ?? 1, columns: group.columns ?? 1 };
  const wall = useWall(group.id, shape, group.places ?? NONE);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {say('wall.title')}
      </Typography>
      <WallGrid
        shape={shape}
        wall={wall}
        renderCell={(screen) => {
          if (!screen) return <Typography color="text.secondary">{say('wall.free')}</Typography>;
          const path = pathOf('devices', 'show', screen.id);
          return path ? (
            <Link component={RouterLink} to={path}>
              {screen.name}
            </Link>
          ) : (
            screen.name
          );
        }}
      />
    </Paper>
  );
}

/** Shows the screens of a multi-screen group as they hang; nothing for a common group. */
export function WallPanel() {
  const group = useRecordContext<DeviceGroupDetail>();
  const may = useCan('device.view');
  return may && group?.kind === 'multiScreen' ? <Wall group={group} /> : null;
}
