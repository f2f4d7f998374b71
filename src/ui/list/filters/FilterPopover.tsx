import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { FilterDef } from './filter.ts';
import { FilterEditor } from './FilterEditor.tsx';

interface FilterPopoverProps {
  def: FilterDef;
  label: string;
  draft: unknown;
  anchor: HTMLElement | null;
  isOpen: boolean;
  onDraft: (value: unknown) => void;
  onApply: () => void;
  onClose: () => void;
}

/** The editor of one filter under its chip. */
export default function FilterPopover(props: FilterPopoverProps) {
  const { def, label, draft, anchor, isOpen, onDraft, onApply, onClose } = props;
  const translate = useTranslate();
  return (
    <Popover
      open={isOpen && anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('ui.list.editFilter', { name: label }), sx: { mt: 1 } },
      }}
    >
      <Box
        component="form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onApply();
        }}
        sx={{ p: 2, display: 'grid', gap: 2, minWidth: 280, maxWidth: 360 }}
      >
        <FilterEditor def={def} label={label} value={draft} onChange={onDraft} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button color="inherit" onClick={onClose}>
            {translate('ui.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('ui.list.apply')}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}
