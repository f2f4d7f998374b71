import Cancel from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useGetMany, useTranslate } from 'react-admin';
import { useOwnedNames } from '../ownedNames.ts';
import type { ReferenceTarget } from '../fields/ReferenceName.tsx';

interface ChosenRecordsProps {
  ids: readonly string[];
  target: ReferenceTarget;
  isLocked: boolean;
  onRemove: (id: string) => void;
}

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 1,
  pr: 0.25,
  minHeight: 28,
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
} as const;

/** The records that were picked, each with a way to take it out again. */
export function ChosenRecords({ ids, target, isLocked, onRemove }: ChosenRecordsProps) {
  const translate = useTranslate();
  const { data = [] } = useGetMany(target.resource, { ids: [...ids] }, { enabled: ids.length > 0 });
  const known = data.filter((record) => record !== undefined);
  const ownedName = useOwnedNames(known, target.display);
  const nameOf = (id: string) => ownedName(known.find((record) => record.id === id) ?? { id: '…' });
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0 }}>
      {ids.map((id) => (
        <Box component="li" key={id} sx={pill}>
          <span>{nameOf(id)}</span>
          {isLocked ? null : (
            <IconButton
              size="small"
              aria-label={translate('ui.picker.remove', { name: nameOf(id) })}
              onClick={() => onRemove(id)}
              sx={{ p: 0.5 }}
            >
              <Cancel fontSize="inherit" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}
