import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { AuctionSlots } from '#generated/console/auctions/slots.gen.tsx';
import type { AuctionDetail } from '#generated/model/auctions/types.gen.ts';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { useFormats } from '#src/ui/format.ts';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';

/** Reasons as core/auction has them. */
const auctionSentences = bothLanguages(
  {
    auctionShow: {
      by: '{{buyer}}, by {{partner}}',
      bid: '{{price}} per 1,000',
      why: {
        won: 'Won',
        late: 'Came after the deadline',
        otherCurrency: 'Bid in another currency',
        paused: 'Held back by its buyer or paused',
        notApproved: 'Not approved by the media owner',
        notReady: 'Its file is not on the screen yet',
        belowFloor: 'Below the floor price',
        budgetSpent: 'Its budget is spent',
        dayBudgetSpent: 'Its budget of the day is spent',
        pacedOut: 'Ahead of its even pace',
        outbid: 'Another bid more, or drew the lot of the same bid',
        noBid: 'Did not bid',
        noAnswer: 'Gave no answer in time',
        unreachable: 'Could not be reached',
        malformed: 'Its answer could not be read',
        notAsked: 'Not asked: at its limit of requests, or left alone after failures',
        otherImp: 'Bid for another impression',
        otherSeat: 'Bid for another seat',
        aboveMost: 'Above the most that its order allows',
      },
    },
  },
  {
    auctionShow: {
      by: '{{buyer}}（经 {{partner}}）',
      bid: '{{price}}/千次',
      why: {
        won: '得标',
        late: '超过截止时间',
        otherCurrency: '出价货币不是人民币',
        paused: '买家已暂停投放，或广告已暂停',
        notApproved: '素材未通过媒体主审核',
        notReady: '素材尚未下载到屏幕',
        belowFloor: '出价低于底价',
        budgetSpent: '总预算已用完',
        dayBudgetSpent: '当日预算已用完',
        pacedOut: '投放进度超前，按匀速暂不出价',
        outbid: '有更高出价，或同价时未抽中',
        noBid: '不出价',
        noAnswer: '超时未应答',
        unreachable: '无法连接',
        malformed: '应答无法读取',
        notAsked: '未询价：已达每秒上限，或连续失败后暂停',
        otherImp: '出价不属于此次曝光',
        otherSeat: '出价不属于约定席位',
        aboveMost: '高于订单允许的最高出价',
      },
    },
  },
);

/** Who bid for a play, and why each did not win it; as a list, for a panel and a phone have no room for columns. */
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
