import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Cancel from '@mui/icons-material/Cancel';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Later } from '../../Later.tsx';
import { isBlank, type FilterDef } from './filter.ts';
import { FilterText } from './FilterText.tsx';

const FilterPopover = lazy(() => import('./FilterPopover.tsx'));

interface FilterChipProps {
  def: FilterDef;
  label: string;
  value: unknown;
  /** Just added: its editor is open. */
  isNew: boolean;
  onApply: (value: unknown) => void;
  onRemove: () => void;
}

/** One filter that is on: what it asks for, a click to change it, a click to take it away. */
export function FilterChip({ def, label, value, isNew, onApply, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(isNew);
  const [draft, setDraft] = useState<unknown>(value);
  const isOff = isBlank(value);
  const close = () => {
    setOpen(false);
    setDraft(value);
    if (isOff && !def.pinned) onRemove();
  };
  const apply = () => {
    setOpen(false);
    onApply(draft);
  };
  return (
    <>
      <Chip
        ref={setAnchor}
        component="button"
        type="button"
        clickable
        variant={isOff ? 'outlined' : 'filled'}
        sx={
          isOff
            ? undefined
            : {
                bgcolor: 'action.selected',
                color: 'primary.main',
                '&:hover, &.Mui-focusVisible': { bgcolor: 'action.selected' },
              }
        }
        aria-label={isOff ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        label={
          isOff ? (
            label
          ) : (
            <span>
              {label}: <FilterText def={def} value={value} />
            </span>
          )
        }
        onClick={() => {
          setDraft(value);
          setOpen(true);
        }}
      />
      {isOff ? null : (
        <Box
          component="button"
          type="button"
          aria-label={translate('ui.list.removeFilter', { name: label })}
          onClick={onRemove}
          sx={{
            p: 0,
            ml: -0.5,
            border: 0,
            bgcolor: 'transparent',
            color: 'text.secondary',
            cursor: 'pointer',
            display: 'inline-flex',
            fontSize: 18,
          }}
        >
          <Cancel fontSize="inherit" aria-hidden />
        </Box>
      )}
      <Later when={isOpen}>
        <FilterPopover
          def={def}
          label={label}
          draft={draft}
          anchor={anchor}
          isOpen={isOpen}
          onDraft={setDraft}
          onApply={apply}
          onClose={close}
        />
      </Later>
    </>
  );
}
