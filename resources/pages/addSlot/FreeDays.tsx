import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import type { Found } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

type Day = Found['days'][number];

/** Most days that stand in a row of cells; a longer period has a line for each month. */
const IN_ROW = 31;

/** A day, as full as its places are taken: with its number, or in a long period by how high it is filled. */
function Cell({ day: { day, free, open, hours }, places, isSmall }: { day: Day; places: number; isSmall: boolean }) {
  const say = useSentences(addSlotSentences);
  const { number } = useFormats();
  const left = free === 0 ? 'error.main' : free * 3 <= places ? 'warning.main' : 'success.main';
  const tone = open ? left : 'divider';
  const state = open ? say('addSlot.freeOn', { day, n: number(free) }) : say('addSlot.closedOn', { day });
  const told = [state, ...hours.map(({ from, to }) => `${from}–${to}`)].join(' · ');
  const taken = open ? Math.max(25, Math.round(100 * (1 - free / Math.max(1, places)))) : 0;
  const filled = {
    width: 9,
    height: 16,
    color: tone,
    background: `linear-gradient(to top, currentColor ${taken}%, transparent ${taken}%)`,
  };
  const numbered = {
    minWidth: 30,
    px: 0.5,
    textAlign: 'center' as const,
    fontSize: 12,
    lineHeight: '20px',
    color: open ? 'text.primary' : 'text.disabled',
    borderBottomWidth: 3,
    fontVariantNumeric: 'tabular-nums',
  };
  return (
    <Box
      component="li"
      title={told}
      aria-label={told}
      sx={{ borderRadius: 0.5, border: 1, borderColor: tone, ...(isSmall ? filled : numbered) }}
    >
      {isSmall ? null : day.slice(8)}
    </Box>
  );
}

/** All days that were asked for, each with its free places: in a row, or a line for each month where they are many. */
export function FreeDays({ screen: { days, places } }: { screen: Found }) {
  const list = { listStyle: 'none', p: 0, m: 0 } as const;
  if (days.length <= IN_ROW)
    return (
      <Box component="ul" sx={{ ...list, display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 180 }}>
        {days.map((day) => (
          <Cell key={day.day} day={day} places={places} isSmall={false} />
        ))}
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 160 }}>
      {[...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, own]) => (
        <Box key={month} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Typography
            variant="caption"
            color="text.secondary"
            sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
          >
            {month}
          </Typography>
          <Box component="ul" sx={{ ...list, display: 'flex', flexWrap: 'wrap', gap: '1px' }}>
            {own.map((day) => (
              <Cell key={day.day} day={day} places={places} isSmall />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
