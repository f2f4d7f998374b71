import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { limits } from '#generated/model/limits.gen.ts';
import { DistrictSelects } from '#src/ui/districts/DistrictSelects.tsx';
import { useFormats } from '#src/ui/format.ts';
import { keepDigits } from '#src/ui/inputs/digits.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { Days } from './Days.tsx';
import { priceOf, SCENES, type Filters, type PartProps } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

/** `hasTree`: the area is chosen in a tree beside. */
type NarrowingProps = PartProps & { dimensions: readonly string[]; hasTree: boolean };

const MODES = ['cpt', 'cpm', 'rtb'] as const;

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

/** Counts the filters set, without days and mode. */
const setCount = ({ maxPrice, scenes, dimension, q, districtCode }: Filters): number =>
  [maxPrice.trim() !== '', scenes.length > 0, dimension !== null, q.trim() !== '', districtCode !== null].filter(
    Boolean,
  ).length;

/** Place, scene, size, price and words. */
function Further({ draft, change, dimensions, hasTree }: NarrowingProps) {
  const say = useSentences(addSlotSentences);
  const device = useLabels('devices');
  const { money } = useFormats();
  const { filters, sellingMode } = draft;
  const narrow = (changes: Partial<Filters>) => change({ filters: { ...filters, ...changes } });
  const isWrongPrice = filters.maxPrice.trim() !== '' && priceOf(filters.maxPrice) === null;
  // One that is on sale no more narrows as long as nobody takes it out.
  const kept = filters.dimension !== null && !dimensions.includes(filters.dimension) ? [filters.dimension] : [];
  return (
    <>
      <Box sx={grid}>
        <TextField
          label={say('addSlot.maxPrice')}
          value={filters.maxPrice}
          onChange={({ target }) => narrow({ maxPrice: keepDigits(target.value, 2, false) })}
          error={isWrongPrice}
          helperText={
            isWrongPrice ? say('addSlot.wrongPrice', { min: money(1), max: money(limits.slotPriceMax) }) : undefined
          }
          size="small"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          select
          label={say('addSlot.scene')}
          value={filters.scenes}
          onChange={({ target }) => narrow({ scenes: SCENES.filter((scene) => target.value.includes(scene)) })}
          size="small"
          slotProps={{
            select: {
              multiple: true,
              renderValue: () => filters.scenes.map((scene) => device.value('scene', scene)).join(', '),
            },
          }}
        >
          {SCENES.map((scene) => (
            <MenuItem key={scene} value={scene} dense>
              <Checkbox size="small" checked={filters.scenes.includes(scene)} sx={{ p: 0.5, mr: 1 }} />
              {device.value('scene', scene)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={say('addSlot.size')}
          value={filters.dimension ?? ''}
          onChange={({ target }) => narrow({ dimension: target.value || null })}
          size="small"
        >
          <MenuItem value="">{say('addSlot.any')}</MenuItem>
          {[...kept, ...dimensions].map((dimension) => (
            <MenuItem key={dimension} value={dimension}>
              {dimension}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={say('addSlot.words')}
          value={filters.q}
          onChange={({ target }) => narrow({ q: target.value.slice(0, 50) })}
          size="small"
        />
        {sellingMode === 'rtb' ? null : (
          <FormControlLabel
            label={say('addSlot.freeOnly')}
            control={
              <Checkbox checked={filters.freeOnly} onChange={({ target }) => narrow({ freeOnly: target.checked })} />
            }
          />
        )}
      </Box>
      {hasTree ? null : (
        <DistrictSelects value={filters.districtCode} onChange={(districtCode) => narrow({ districtCode })} />
      )}
    </>
  );
}

/** Filters of the search: days and selling mode, place, scene, size and price. On a phone all but the first two are folded. */
export function Narrowing(props: NarrowingProps) {
  const say = useSentences(addSlotSentences);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const { draft, change } = props;
  const count = setCount(draft.filters);
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box sx={grid}>
        <Days draft={draft} change={change} />
        <TextField
          select
          label={say('addSlot.mode')}
          value={draft.sellingMode}
          onChange={({ target }) =>
            change({ sellingMode: MODES.find((mode) => mode === target.value) ?? 'cpt', chosen: [] })
          }
          size="small"
        >
          {MODES.map((mode) => (
            <MenuItem key={mode} value={mode}>
              {say(`addSlot.${mode}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {isNarrow ? (
        <Button size="small" sx={{ justifySelf: 'start' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? 'addSlot.fewerFilters' : 'addSlot.moreFilters')}
          {count > 0 ? ` (${count})` : ''}
        </Button>
      ) : null}
      {isNarrow && !isOpen ? null : <Further {...props} />}
    </Paper>
  );
}
