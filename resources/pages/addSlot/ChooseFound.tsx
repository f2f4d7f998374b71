import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { limits } from '#generated/model/limits.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCollect } from '#src/ui/useCollect.ts';
import { chosenOf, keyOf, type Chosen, type Found } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

interface ChooseFoundProps {
  /** Screens of the page that is seen. */
  screens: readonly Found[];
  total: number;
  chosen: readonly Chosen[];
  /** Returns a further page of what was found, of PAGE_MAX screens each. */
  find: (page: number) => Promise<readonly Found[]>;
  onChoose: (chosen: Chosen[]) => void;
}

/** Most screens in one answer of the search. */
export const PAGE_MAX = 100;

/** Chooses all screens of the page, or all that were found, as far as an order takes them. */
export function ChooseFound({ screens, total, chosen, find, onChoose }: ChooseFoundProps) {
  const say = useSentences(addSlotSentences);
  const { number } = useFormats();
  const keys = new Set(chosen.map(keyOf));
  const isChosen = (one: Found): boolean => keys.has(keyOf(one));
  const room = Math.max(0, limits.orderScreens - chosen.length);
  const add = (found: readonly Found[]) => {
    const more = found.filter((one) => !isChosen(one));
    onChoose([...chosen, ...more.slice(0, room).map(chosenOf)]);
  };
  const { isBusy, collect } = useCollect<Found>(add);
  const left = screens.filter((one) => !isChosen(one)).length;
  const most = Math.min(total, room || limits.orderScreens);
  const all = () => collect({ total, perPage: PAGE_MAX, most: room, find, keyOf, isLeftOut: isChosen });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 1 }}>
      <Button size="small" disabled={left === 0 || room === 0} onClick={() => add(screens)}>
        {say('addSlot.allOfPage', { n: number(screens.length) })}
      </Button>
      {total > screens.length ? (
        <Button size="small" loading={isBusy} disabled={room === 0} onClick={() => void all()}>
          {say(most === total ? 'addSlot.allFound' : 'addSlot.firstFound', { n: number(most) })}
        </Button>
      ) : null}
    </Box>
  );
}
