import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { StatusColor } from '#core/entity/meta.ts';

interface StateChipProps {
  color: StatusColor;
  label: string;
}

/** The mark differs in shape as well, so that a status is told apart without colour. */
const marks: Record<StatusColor, object> = {
  success: { borderRadius: '50%' },
  info: { borderRadius: '50%', background: 'none', border: '2px solid' },
  warning: { transform: 'rotate(45deg)', borderRadius: '1px' },
  error: { borderRadius: '1px' },
  neutral: { height: 2, borderRadius: '1px' },
};

const chip = (color: StatusColor) => (theme: Theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  height: 22,
  px: '8px',
  borderRadius: '6px',
  fontSize: 13,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
  color: theme.palette.status[color].fg,
  bgcolor: theme.palette.status[color].bg,
});

const mark = (color: StatusColor) => (theme: Theme) => ({
  flex: 'none',
  width: 8,
  height: 8,
  forcedColorAdjust: 'none',
  bgcolor: theme.palette.status[color].dot,
  color: theme.palette.status[color].dot,
  ...marks[color],
});

/** A status: a word, a colour that means the same everywhere, and a mark of its own (architecture 8). */
export function StateChip({ color, label }: StateChipProps) {
  return (
    <Box component="span" sx={chip(color)}>
      <Box component="span" aria-hidden sx={mark(color)} />
      {label}
    </Box>
  );
}
