import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface HoursStripProps {
  windows: readonly { from: string; to: string }[];
}

const DAY_MIN = 1440;
const MARKS = ['00', '06', '12', '18', '24'];

const minutes = (time: string): number | null => {
  const match = /^(\d\d):(\d\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

/** Stretches of one day, in minutes; a window that ends before it starts goes over midnight. */
function stretches({ from, to }: { from: string; to: string }): [start: number, end: number][] {
  const [start, end] = [minutes(from), minutes(to)];
  if (start === null || end === null) return [];
  return start < end ? [[start, end]] : [[start, DAY_MIN], ...(end > 0 ? [[0, end] as [number, number]] : [])];
}

const track = {
  position: 'relative',
  height: 10,
  borderRadius: '5px',
  overflow: 'hidden',
  bgcolor: 'tokens.sunken',
  border: 1,
  borderColor: 'divider',
} as const;

/** One day from midnight to midnight with the hours that are on; the fields beside it say the same in words. */
export function HoursStrip({ windows }: HoursStripProps): ReactNode {
  const shown = windows.length === 0 ? [[0, DAY_MIN] as const] : windows.flatMap(stretches);
  return (
    <Box aria-hidden="true" sx={{ width: '100%', maxWidth: 420 }}>
      <Box sx={track}>
        {shown.map(([start, end]) => (
          <Box
            key={`${start}-${end}`}
            sx={{ position: 'absolute', top: 0, bottom: 0, bgcolor: 'primary.main' }}
            style={{ left: `${(start / DAY_MIN) * 100}%`, width: `${((end - start) / DAY_MIN) * 100}%` }}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: 12,
          lineHeight: '16px',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          mt: 0.25,
        }}
      >
        {MARKS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Box>
    </Box>
  );
}
