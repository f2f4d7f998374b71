import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '#generated/model/limits.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { keepDigits } from '#src/ui/inputs/digits.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { budgetOf, priceOf, type Bid, type PartProps } from './draft.ts';
import { bidSentences } from './bidSentences.ts';

const AMOUNTS = ['most', 'budget', 'daily'] as const;
const PACES = ['even', 'fast'] as const;

/** Form of the bid for each play of the chosen screens, and of the budget (MKT-10). */
export default function Bidding({ draft: { bid, chosen }, change }: PartProps) {
  const say = useSentences(bidSentences);
  const { money } = useFormats();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const floor = Math.max(0, ...chosen.map(({ floorFen }) => floorFen ?? 0));
  const set = (changes: Partial<Bid>) => change({ bid: { ...bid, ...changes } });
  const isWrong = {
    most: bid.most !== '' && (priceOf(bid.most) ?? 0) < floor,
    budget: bid.budget !== '' && budgetOf(bid.budget) === null,
    daily: bid.daily.trim() !== '' && budgetOf(bid.daily) === null,
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 320px))' },
        }}
      >
        {AMOUNTS.map((name) => (
          <TextField
            key={name}
            label={say(`addSlotBid.field.${name}`)}
            value={bid[name]}
            onChange={({ target }) => set({ [name]: keepDigits(target.value, 2, false).slice(0, 12) })}
            onBlur={() => setLeft(new Set([...left, name]))}
            error={isWrong[name] && left.has(name)}
            helperText={say(`addSlotBid.says.${name}`, { floor: money(floor), max: money(limits.slotPriceMax) })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            size="small"
          />
        ))}
        <TextField
          select
          label={say('addSlotBid.field.pacing')}
          value={bid.pacing}
          onChange={({ target }) => set({ pacing: target.value === 'fast' ? 'fast' : 'even' })}
          helperText={say(`addSlotBid.says.${bid.pacing}`)}
          size="small"
        >
          {PACES.map((pacing) => (
            <MenuItem key={pacing} value={pacing}>
              {say(`addSlotBid.pace.${pacing}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Typography color="text.secondary">{say('addSlotBid.help')}</Typography>
    </>
  );
}
