import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useErrorText } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { useMoneyKey } from '../../parts/pay/moneyKey.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { PayByQr, type PayByQrProps } from '../../parts/pay/PayByQr.tsx';
import { useTellPaid } from '../../parts/pay/useTellPaid.ts';
import { useWallet, WALLET_KEY } from '../../parts/pay/useWallet.ts';
import { Orders } from './Orders.tsx';
import type { PartProps } from './draft.ts';
import { addSlotSentences } from './sentences.ts';
import { useOrders, type Order } from './useOrders.ts';

/** The third step: the orders are placed, and paid from the wallet or by QR code. */
export function Paying({ draft, change }: PartProps) {
  const say = useSentences(addSlotSentences);
  const { money } = useFormats();
  const pathOf = usePathOf();
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const once = useMoneyKey();
  const { data: wallet } = useWallet();
  const textOf = useErrorText();
  const { orders, isPending, error: unread, refetch } = useOrders(draft.orders);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const unpaid = orders.filter(({ status }) => status === 'toBePaid');
  const isPaid = orders.some(({ status }) => status === 'toBeUploaded');
  const amount = unpaid.reduce((sum, order) => sum + (order.amountFen ?? 0), 0);
  const look = async () => {
    await refetch();
    await client.invalidateQueries({ queryKey: WALLET_KEY });
  };
  const pay = async () => {
    setBusy(true);
    try {
      const ids = unpaid.map(({ id }) => id);
      const { results } = await once('pay', (key) => provider.call('adsOrder.pay', { ids, key }));
      const refused = results.filter(({ code }) => code < 0).map(({ message }) => message);
      setProblems([...new Set(refused)]);
      await look();
      if (refused.length === 0) change({ step: 3 });
    } catch (error) {
      setProblems([textOf(error)]);
    } finally {
      setBusy(false);
    }
  };
  if (unread) return <ErrorNotice title={say('ui.show.error')} error={unread} onRetry={() => void refetch()} />;
  if (isPending) return <RecordSkeleton />;
  return (
    <>
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      <Orders orders={orders} isNamed={draft.advertiser !== null} />
      <Typography color="text.secondary">
        {say('addSlot.payHelp')} {wallet ? say('addSlot.balance', { amount: money(wallet.balance) }) : ''}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button component={Link} to={pathOf('ads-orders', 'list') ?? '/'} color="inherit" variant="outlined">
          {say(unpaid.length > 0 ? 'addSlot.later' : 'addSlot.follow')}
        </Button>
        {unpaid.length > 0 ? (
          <Button variant="contained" disabled={isBusy} onClick={() => void pay()}>
            {say('addSlot.payAll', { amount: money(amount) })}
          </Button>
        ) : null}
        {isPaid ? (
          <Button variant={unpaid.length > 0 ? 'outlined' : 'contained'} onClick={() => change({ step: 3 })}>
            {say('addSlot.toUpload')}
          </Button>
        ) : null}
      </Box>
      {unpaid.length > 0 ? (
        <ByCode
          key={unpaid.map(({ id }) => id).join()}
          orders={unpaid}
          amount={amount}
          onPaid={() => void look()}
          onProblem={(error) => setProblems([textOf(error)])}
        />
      ) : null}
    </>
  );
}

interface ByCodeProps {
  orders: readonly Order[];
  /** Fen, of all. */
  amount: number;
  onPaid: () => void;
  onProblem: (error: unknown) => void;
}

/** Pays all orders that were placed together by one QR code. */
function ByCode({ orders, amount, onPaid, onProblem }: ByCodeProps) {
  const say = useSentences(addSlotSentences);
  const { money } = useFormats();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [payment, setPayment] = useState<string | null>(null);
  const once = useMoneyKey();
  const tellPaid = useTellPaid();
  const open = () => {
    const asked = { id: orders[0]?.id ?? '', together: orders.length > 1 };
    once('code', (key) => provider.call('adsOrder.payment', { ...asked, key })).then(
      (opened) => setPayment(opened.payment),
      onProblem,
    );
  };
  const paid: PayByQrProps['onPaid'] = (status) => {
    tellPaid(status);
    onPaid();
  };
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>
        {orders.map(({ number }) => number).join(', ')} · {money(amount)}
      </Typography>
      {payment === null ? (
        <Button variant="outlined" onClick={open}>
          {say('addSlot.byCode')}
        </Button>
      ) : (
        <PayByQr payment={payment} onPaid={paid} onAgain={open} />
      )}
    </Paper>
  );
}
