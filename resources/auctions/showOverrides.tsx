import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { reasonWords } from '#core/auction/reasons.ts';
import type { AuctionSlots } from '#generated/console/auctions/slots.gen.tsx';
import type { AuctionDetail } from '#generated/model/auctions/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useFormats } from '#src/ui/format.ts';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';

const auctionSentences = bothLanguages(
  {
    auctionShow: {
      by: '{{buyer}}, by {{partner}}',
      bid: '{{price}} per 1,000',
      why: reasonWords('en'),
    },
  },
  {
    auctionShow: {
      by: '{{buyer}}（经 {{partner}}）',
      bid: '{{price}}/千次',
      why: reasonWords('zh'),
    },
  },
);

/** Bids for a play, each with why it won or lost; as a list, for a panel and a phone have no room for columns. */
function Offers() {
  const say = useSentences(auctionSentences);
  const { money } = useFormats();
  const offers = useRecordContext<AuctionDetail>()?.offers ?? [];
  if (offers.length === 0) return <Empty />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 560 }}>
      {offers.map(({ order, buyer, partner, bidFen, why }, row) => (
        <Box component="li" key={`${order} ${row}`} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              fontWeight: why === 'won' ? 600 : 400,
            }}
          >
            <span>{partner && partner !== buyer ? say('auctionShow.by', { buyer, partner }) : buyer}</span>
            <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {order === '' && bidFen === 0 ? '' : say('auctionShow.bid', { price: money(bidFen) })}
            </Box>
          </Box>
          <Typography variant="body2" color={why === 'won' ? 'success.main' : 'text.secondary'}>
            {[say(`auctionShow.why.${why}`), order].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** An auction explains itself: who bid, and why the others lost (MKT-10). */
export const slots: AuctionSlots = { values: { offers: <Offers /> } };
