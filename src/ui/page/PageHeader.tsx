import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface PageHeaderProps {
  title: ReactNode;
  /** Total, beside the title. */
  count?: ReactNode;
  /** Path of the page above. */
  back?: string | null;
  /** Status, beside the title. */
  badge?: ReactNode;
  /** Primary action and other buttons. */
  actions?: ReactNode;
}

const row = { display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 48, mb: 2 } as const;

/** Page heading: title with total or status on the left, buttons on the right. */
export function PageHeader({ title, count, back, badge, actions }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <Box component="header" sx={row}>
      {back ? (
        <IconButton component={Link} to={back} aria-label={translate('ui.back')} size="small" edge="start">
          <ArrowBack fontSize="small" />
        </IconButton>
      ) : null}
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {count === undefined ? null : (
        <Typography component="span" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums', ml: 0.5 }}>
          {count}
        </Typography>
      )}
      {badge}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>{actions}</Box>
    </Box>
  );
}
