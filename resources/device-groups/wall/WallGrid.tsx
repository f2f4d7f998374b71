import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { WallScreen, WallShape } from '#core/layout/wallCells.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { wallSentences } from './sentences.ts';
import type { useWall } from './useWall.ts';

interface WallGridProps {
  shape: WallShape;
  wall: ReturnType<typeof useWall>;
  /** Draws one cell; the label says its row and column. */
  renderCell: (screen: WallScreen | null, at: number, label: string) => ReactNode;
}

/** Narrowest cell in which a name can be read, in pixels; a wider wall is moved sideways. */
const CELL_PX = 120;

/** Screens of a wall where they hang, row by row; says when there are none, and when they could not be loaded. */
export function WallGrid({ shape: { rows, columns }, wall: { screens, cells, error }, renderCell }: WallGridProps) {
  const say = useSentences(wallSentences);
  if (error) return <Typography color="error">{say('wall.failed')}</Typography>;
  if (!screens || !cells) return <Skeleton variant="rounded" height={Math.min(rows, 4) * 64} />;
  if (screens.length === 0) return <Typography color="text.secondary">{say('wall.none')}</Typography>;
  const byId = new Map(screens.map((screen) => [screen.id, screen]));
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: columns * 240 }}>
      <Box
        role="list"
        sx={{ display: 'grid', gap: 0.5, p: '2px' }}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(${CELL_PX}px, 1fr))` }}
      >
        {cells.map((id, at) => {
          const label = say('wall.cell', { row: Math.floor(at / columns) + 1, column: (at % columns) + 1 });
          return (
            <Box
              key={label}
              role="listitem"
              aria-label={label}
              sx={{
                display: 'grid',
                alignItems: 'center',
                minHeight: 56,
                px: { xs: 0.5, sm: 1 },
                border: 1,
                borderStyle: id === null ? 'dashed' : 'solid',
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: id === null ? 'transparent' : 'tokens.sunken',
                overflowWrap: 'anywhere',
              }}
            >
              {renderCell(id === null ? null : (byId.get(id) ?? null), at, label)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
