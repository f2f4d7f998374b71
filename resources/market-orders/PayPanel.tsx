import QrCode2 from '@mui/icons-material/QrCode2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { MarketOrderDetail } from '#generated/model/market-orders/types.gen.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { useMoneyKey } from '../parts/pay/moneyKey.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { PayByQr, type PayByQrProps } from '../parts/pay/PayByQr.tsx';
import { useTellPaid } from '../parts/pay/useTellPaid.ts';
import { useWallet, WALLET_KEY } from '../parts/pay/useWallet.ts';

/** Messages of a market order that waits to be paid (MKT-02, MKT-03). */
export const orderSentences = bothLanguages(
  {
    marketOrder: {
      due: 'To be paid: {{amount}}',
      until: 'The order is cancelled by itself at {{time}}.',
      offline: 'Pay by hand as agreed. The platform confirms it, and the points are made at once.',
      wallet: 'Pay from the wallet ({{balance}})',
      short: 'There are only {{balance}} in the wallet',
      qr: 'Pay by QR code',
      done: 'Paid: the points are there, and bind screens that wait.',
    },
  },
  {
    marketOrder: {
      due: '待支付：{{amount}}',
      until: '订单将于 {{time}} 自动取消。',
      offline: '请按约定方式线下付款。平台确认收款后点位立即发放。',
      wallet: '钱包支付（余额 {{balance}}）',
      short: '钱包余额不足：{{balance}}',
      qr: '扫码支付',
      done: '支付成功：点位已发放，并自动绑定等待中的屏幕。',
    },
  },
);

type By = CallTypes['marketOrder.pay']['input']['by'];
type Answer = CallTypes['marketOrder.pay']['output'];

/** Says what is to be paid and until when, and pays it (MKT-02, MKT-03); nothing for an order that does not wait. */
export function PayPanel() {
  const order = useRecordContext<MarketOrderDetail>();
  const translate = useSentences(orderSentences);
  const { money, instant } = useFormats();
  const { me } = useSurroundings();
  const may = useCan('market.onlinePay');
  if (!order || order.status !== 'pending' || order.corpId !== me?.corpId) return null;
  return (
    <Paper variant="outlined" sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 }, mb: 2 }}>
      <div>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('marketOrder.due', { amount: money(order.payable ?? 0) })}
        </Typography>
        {order.payUntil ? (
          <Typography color="text.secondary">
            {translate('marketOrder.until', { time: instant(order.payUntil) })}
          </Typography>
        ) : null}
      </div>
      {order.method === 'offline' ? <Typography>{translate('marketOrder.offline')}</Typography> : null}
      {order.method === 'online' && may ? <PayOnline order={order} /> : null}
    </Paper>
  );
}

function PayOnline({ order }: { order: MarketOrderDetail }) {
  const translate = useSentences(orderSentences);
  const { money } = useFormats();
  const call = useCall();
  const once = useMoneyKey();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const tellPaid = useTellPaid();
  const refresh = useRefresh();
  const client = useQueryClient();
  const { data: wallet } = useWallet();
  const [payment, setPayment] = useState<string | null>(null);
  const [busy, setBusy] = useState<By | null>(null);
  const done = () => {
    void client.invalidateQueries({ queryKey: WALLET_KEY });
    refresh();
  };
  const paid: PayByQrProps['onPaid'] = (status) => {
    tellPaid(status);
    done();
  };
  const pay = async (by: By) => {
    setBusy(by);
    try {
      const answer = (await once(by, (key) => call('marketOrder.pay', { id: order.id, by, key }))) as Answer;
      setPayment(answer.payment);
      if (!answer.paid) return;
      notify('marketOrder.done', { type: 'success' });
      done();
    } catch (error) {
      notifyError(error);
      refresh();
    } finally {
      setBusy(null);
    }
  };
  if (payment !== null) return <PayByQr payment={payment} onPaid={paid} onAgain={() => void pay('qr')} />;
  const isShort = wallet !== undefined && wallet.balance < (order.payable ?? 0);
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<QrCode2 />} loading={busy === 'qr'} onClick={() => void pay('qr')}>
        {translate('marketOrder.qr')}
      </Button>
      {wallet ? (
        <Button
          variant="outlined"
          disabled={isShort || busy !== null}
          loading={busy === 'wallet'}
          onClick={() => void pay('wallet')}
        >
          {translate(isShort ? 'marketOrder.short' : 'marketOrder.wallet', { balance: money(wallet.balance) })}
        </Button>
      ) : null}
    </Box>
  );
}
