import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePathOf } from '#src/ui/paths.ts';
import { isMade, type Line } from './useMulti.ts';

interface LinesProps {
  lines: readonly Line[];
  onName: (key: number, name: string) => void;
  onRemove: (key: number) => void;
}

/** The groups to be made by name, each with its outcome and a way to its screens. */
export function Lines({ lines, onName, onRemove }: LinesProps) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  return (
    <Box component="section" aria-label={translate('multiGroups.names')}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('multiGroups.names')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {lines.map((line) => {
          const { key, name, result } = line;
          const screens = result?.id ? pathOf('device-groups', 'members', result.id) : null;
          return (
            <Box component="li" key={key} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', minHeight: 40 }}>
              {isMade(line) ? (
                <>
                  <CheckCircle color="success" fontSize="small" titleAccess={translate('multiGroups.made')} />
                  <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
                  {screens ? (
                    <Button component={Link} to={screens} size="small">
                      {translate('multiGroups.screens')}
                    </Button>
                  ) : null}
                </>
              ) : (
                <>
                  <TextField
                    size="small"
                    fullWidth
                    value={name}
                    error={result !== undefined}
                    helperText={result?.message}
                    onChange={(event) => onName(key, event.target.value)}
                    slotProps={{ htmlInput: { maxLength: 40, 'aria-label': name } }}
                  />
                  {lines.length > 1 ? (
                    <IconButton
                      size="small"
                      aria-label={translate('multiGroups.remove', { name })}
                      onClick={() => onRemove(key)}
                      sx={{ mt: 0.5 }}
                    >
                      <Close fontSize="small" />
                    </IconButton>
                  ) : null}
                </>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
