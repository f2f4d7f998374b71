import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticeProps {
  icon?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
  /** `alert` for an error, so that screen readers announce it at once. */
  role?: 'alert' | 'status';
}

const frame = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1,
  px: 3,
  py: 8,
  color: 'text.secondary',
} as const;

/** Notice in place of rows or a record: nothing there yet, nothing found, or an error and what to do. */
export function Notice({ icon, title, text, action, role = 'status' }: NoticeProps) {
  return (
    <Box role={role} sx={frame}>
      {icon}
      <Typography variant="h3" component="p" color="text.primary">
        {title}
      </Typography>
      {text ? <Typography sx={{ maxWidth: 480 }}>{text}</Typography> : null}
      {action ? <Box sx={{ mt: 1 }}>{action}</Box> : null}
    </Box>
  );
}
