import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { limits } from '#generated/model/limits.gen.ts';

const TIPS = ['online', 'declared', 'expires', 'pause', 'lock', 'timers', 'group'] as const;

/** Tips to read before a screen is controlled remotely (ME-01, DEV-08). */
export function RemoteTips() {
  const translate = useTranslate();
  const numbers = {
    from: limits.remotePauseMin / 1000,
    to: limits.remotePauseMax / 1000,
    digits: limits.lockPasswordDigits,
    gap: limits.powerGap / 60_000,
  };
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2.5, maxWidth: 720, m: 0, pl: 3 }}>
      {TIPS.map((tip) => (
        <li key={tip}>
          <Typography sx={{ fontWeight: 600 }}>{translate(`personal.tips.${tip}.title`)}</Typography>
          <Typography color="text.secondary">{translate(`personal.tips.${tip}.text`, numbers)}</Typography>
        </li>
      ))}
    </Box>
  );
}
