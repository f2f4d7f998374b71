import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AdsOrderDetail } from '#generated/model/ads-orders/types.gen.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { Following } from '../../parts/following/Following.tsx';
import type { PartProps } from './draft.ts';
import { addSlotSentences } from './sentences.ts';

/** Time between two looks at the orders, milliseconds. */
const LOOK_MS = 30_000;

/** One order, with its name, and what its buyer has to do about it. */
function Order({ id, change }: { id: string } & Pick<PartProps, 'change'>) {
  const say = useSentences(addSlotSentences);
  const pathOf = usePathOf();
  const {
    data: order,
    error,
    refetch,
  } = useGetOne<AdsOrderDetail>('ads-orders', { id }, { refetchInterval: LOOK_MS, onError: () => undefined });
  if (error && !order) return <ErrorNotice title={say('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!order) return <RecordSkeleton />;
  return (
    <Following
      order={order}
      title={
        <>
          <MuiLink component={Link} to={pathOf('ads-orders', 'show', order.id) ?? ''}>
            {order.number}
          </MuiLink>{' '}
          · {order.slotName}
        </>
      }
      action={
        order.status === 'toBeUploaded' ? (
          <Button color="inherit" size="small" onClick={() => change({ step: 3 })}>
            {say(order.adId ? 'addSlot.anew' : 'addSlot.toUpload')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** The last step: each order on its way through review and play to its settlement, with its proof. */
export function Playing({ draft, change, onDone }: PartProps & { onDone: () => void }) {
  const say = useSentences(addSlotSentences);
  const pathOf = usePathOf();
  return (
    <>
      {draft.orders.map((id) => (
        <Order key={id} id={id} change={change} />
      ))}
      <Box>
        <Button
          component={Link}
          to={pathOf('ads-orders', 'list') ?? '/'}
          onClick={onDone}
          color="inherit"
          variant="outlined"
        >
          {say('addSlot.allOrders')}
        </Button>
      </Box>
    </>
  );
}
