import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
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
      buyer: 'Buyer',
      order: 'Order No.',
      bid: 'Bid (yuan per thousand plays)',
      outcome: 'Outcome',
      why: {
        won: 'Won',
        late: 'Came after the deadline',
        otherCurrency: 'Bid in another currency',
        paused: 'Held back by its buyer or paused',
        notApproved: 'Not approved by the media owner',
        notReady: 'No screen has its file yet',
        belowFloor: 'Below the floor price',
        budgetSpent: 'Its budget is spent',
        dayBudgetSpent: 'Its budget of the day is spent',
        pacedOut: 'Ahead of its even pace',
        outbid: 'Another bid more, or drew the lot of the same bid',
      },
    },
  },
  {
    auctionShow: {
      buyer: '买家',
      order: '订单编号',
      bid: '出价（元/千次）',
      outcome: '结果',
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
      },
    },
  },
);

/** Who bid for a play, and why each did not win it. */
function Offers() {
  const say = useSentences(auctionSentences);
  const { money } = useFormats();
  const offers = useRecordContext<AuctionDetail>()?.offers ?? [];
  if (offers.length === 0) return <Empty />;
  return (
    <TableContainer>
      <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{say('auctionShow.buyer')}</TableCell>
            <TableCell>{say('auctionShow.order')}</TableCell>
            <TableCell align="right">{say('auctionShow.bid')}</TableCell>
            <TableCell>{say('auctionShow.outcome')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {offers.map(({ order, buyer, bidFen, why }) => (
            <TableRow key={order} selected={why === 'won'}>
              <TableCell>{buyer}</TableCell>
              <TableCell>{order}</TableCell>
              <TableCell align="right">{money(bidFen)}</TableCell>
              <TableCell>{say(`auctionShow.why.${why}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** An auction explains itself: who bid, and why the others lost (MKT-10). */
export const slots: AuctionSlots = { values: { offers: <Offers /> } };
