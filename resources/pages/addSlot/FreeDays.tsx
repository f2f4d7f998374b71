import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { weekdayOf } from '#core/time.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import type { Found } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

type Day = Found['days'][number];

/** Most days that stand in a row of cells; a longer period is drawn by months. */
const IN_ROW = 31;

/** A day, as full as its places are taken. */
function Cell({ day: { day, free, open, hours }, places, isSmall }: { day: Day; places: number; isSmall: boolean }) {
  const say = useSentences(addSlotSentences);
  const { number } = useFormats();
  const left = free === 0 ? 'error.main' : free * 3 <= places ? 'warning.main' : 'success.main';
  const state = open ? say('addSlot.freeOn', { day, n: number(free) }) : say('addSlot.closedOn', { day });
  const told = [state, ...hours.map(({ from, to }) => `${from}–${to}`)].join(' · ');
  return (
    <Box
      component="li"
      title={told}
      aria-label={told}
      // The first of a month stands under its day of the week, Monday first.
      style={isSmall ? { gridColumnStart: weekdayOf(day) } : undefined}
      sx={{
        minWidth: isSmall ? 0 : 30,
        px: isSmall ? 0 : 0.5,
        textAlign: 'center',
        fontSize: isSmall ? 11 : 12,
        lineHeight: isSmall ? '16px' : '20px',
        borderRadius: 0.5,
        border: 1,
        borderColor: open ? left : 'divider',
        color: open ? 'text.primary' : 'text.disabled',
        borderBottomWidth: 3,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {day.slice(8)}
    </Box>
  );
}

/** All days that were asked for, each with its free places: in a row, or by months where they are many. */
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, minWidth: 160, py: 0.5 }}>
      {[...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, own]) => (
        <div key={month}>
          <Typography variant="caption" color="text.secondary">
            {month}
          </Typography>
          <Box component="ul" sx={{ ...list, display: 'grid', gridTemplateColumns: 'repeat(7, 20px)', gap: '2px' }}>
            {own.map((day) => (
              <Cell key={day.day} day={day} places={places} isSmall />
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
