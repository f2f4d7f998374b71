import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { keyOf, type Chosen, type Draft, type Found } from './draft.ts';
import { FreeDays } from './FreeDays.tsx';
import { addSlotSentences } from './sentences.ts';

interface ScreensProps {
  screens: readonly Found[];
  chosen: readonly Chosen[];
  sellingMode: Draft['sellingMode'];
  onToggle: (screen: Found) => void;
}

/** On a phone a row is a card: a table that scrolls sideways would hide price and free days. */
const asCards = {
  '& thead': { display: 'none' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& td': { border: 0, py: 0.25, textAlign: 'start', '&:not(:first-of-type)': { gridColumn: 2 } },
  '& td:first-of-type': { gridRow: 'span 4' },
} as const;

/** Screens that are on sale, each with its calendar of free places. */
export function Screens({ screens, chosen, sellingMode, onToggle }: ScreensProps) {
  const say = useSentences(addSlotSentences);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const keys = new Set(chosen.map(keyOf));
  return (
    <TableContainer>
      <Table size="small" sx={isNarrow ? asCards : undefined}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <span className="visually-hidden">{say('addSlot.choice')}</span>
            </TableCell>
            <TableCell>{say('addSlot.screen')}</TableCell>
            <TableCell>{say('addSlot.slot')}</TableCell>
            <TableCell align="right">{say('addSlot.price')}</TableCell>
            {sellingMode === 'rtb' ? null : <TableCell>{say('addSlot.free')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {screens.map((screen) => (
            <Row
              key={keyOf(screen)}
              screen={screen}
              isChosen={keys.has(keyOf(screen))}
              sellingMode={sellingMode}
              onToggle={onToggle}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowProps extends Pick<ScreensProps, 'sellingMode' | 'onToggle'> {
  screen: Found;
  isChosen: boolean;
}

function Row({ screen, isChosen, sellingMode, onToggle }: RowProps) {
  const say = useSentences(addSlotSentences);
  const device = useLabels('devices');
  const { money } = useFormats();
  const { name, owner, address, scene, inches, slotName, dimension, cptPriceFen, priceFen, floorFen, page, showingS } =
    screen;
  const [fen, told] = {
    cpt: [cptPriceFen, 'addSlot.perDay'] as const,
    cpm: [priceFen, 'addSlot.perThousand'] as const,
    rtb: [floorFen, 'addSlot.fromThousand'] as const,
  }[sellingMode];
  const facts = [owner, scene && device.value('scene', scene), inches === null ? null : `${inches}″`, address];
  return (
    <TableRow hover selected={isChosen}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={isChosen}
          onChange={() => onToggle(screen)}
          slotProps={{ input: { 'aria-label': say('addSlot.choose', { name: `${name} ${slotName}` }) } }}
        />
      </TableCell>
      <TableCell sx={{ minWidth: 200 }}>
        {name}
        <Typography variant="body2" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      <TableCell sx={{ minWidth: 140 }}>
        {slotName}
        <Typography variant="body2" color="text.secondary">
          {[dimension, say('addSlot.showing', { n: showingS })].join(' · ')}
        </Typography>
        {page === null ? null : (
          <Typography variant="body2" color="warning.main">
            {say('addSlot.otherPage', { page })}
          </Typography>
        )}
        <Opening screen={screen} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {fen === null ? null : say(told, { price: money(fen) })}
      </TableCell>
      {sellingMode === 'rtb' ? null : (
        <TableCell>
          <FreeDays screen={screen} />
        </TableCell>
      )}
    </TableRow>
  );
}

/** When the slot is open, where it is not always, and whether it then has its place alone (LAY-07). */
function Opening({ screen: { opens, exclusive } }: Pick<RowProps, 'screen'>) {
  const say = useSentences(addSlotSentences);
  const { weekday } = useFormats();
  const facts = [
    opens?.weekdays.map(weekday).join(', '),
    opens?.hours.map(({ from, to }) => `${from}–${to}`).join(', '),
    exclusive ? say('addSlot.exclusive') : null,
  ].filter(Boolean);
  return facts.length === 0 ? null : <Typography variant="body2">{facts.join(' · ')}</Typography>;
}
