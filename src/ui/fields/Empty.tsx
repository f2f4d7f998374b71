import Typography from '@mui/material/Typography';

/** Stands where a value is missing. */
export const Empty = () => (
  <Typography component="span" variant="inherit" color="text.disabled">
    —
  </Typography>
);
