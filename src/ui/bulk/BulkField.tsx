import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, type ReactElement } from 'react';
import { useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldMeta } from '#core/entity/meta.ts';
import { isMissing } from '#core/entity/rule.ts';
import { useLabels } from '../labels.ts';
import { isClearable } from './bulkValues.ts';
import { useSentences } from '../sentences.ts';
import { bulkSentences } from './sentences.ts';

interface BulkFieldProps {
  name: string;
  field: FieldMeta | undefined;
  input: ReactElement | undefined;
  onRemove: () => void;
}

const FOCUSABLE = 'input:not([type="hidden"]), textarea, [role="combobox"], button';

/** One chosen field: the form's own input, what an empty one means, and a way to leave it out again. */
export function BulkField({ name, field, input, onRemove }: BulkFieldProps) {
  const translate = useSentences(bulkSentences);
  const labels = useLabels(useResourceContext() ?? '');
  const value: unknown = useWatch({ name });
  const box = useRef<HTMLDivElement>(null);
  // The field was just chosen, so it takes the focus.
  useEffect(() => box.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus(), []);
  const isEmpty = isMissing(value) || (Array.isArray(value) && value.length === 0);
  return (
    <Box
      role="group"
      aria-label={labels.field(name)}
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'start' }}
    >
      <Box ref={box} sx={{ minWidth: 0 }}>
        {input}
        {isClearable(field) && isEmpty ? <FormHelperText>{translate('ui.bulk.clears')}</FormHelperText> : null}
      </Box>
      <IconButton
        size="small"
        aria-label={translate('ui.bulk.remove', { name: labels.field(name) })}
        onClick={onRemove}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
