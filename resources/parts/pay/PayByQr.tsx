import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { QrCode } from '#stage/QrCode.tsx';
import { paySentences } from './sentences.ts';
import { OUTCOMES } from './useTellPaid.ts';
import './pay.css';

type Status = CallTypes['wallet.status']['output'];

/** Time between two questions, milliseconds. */
const ASK_MS = 2_000;

export interface PayByQrProps {
  /** Number of the payment. */
  payment: string;
  /** Called once when it was paid, with how it ended. */
  onPaid: (status: Status) => void;
  /** Gets a new code where this one is over. */
  onAgain?: () => void;
}

/** The QR code of a payment. It asks whether it was paid, and says so by itself (MKT-03). */
export function PayByQr({ payment, onPaid, onAgain }: PayByQrProps) {
  const translate = useSentences(paySentences);
  const { money } = useFormats();
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['wallet', 'status', payment],
    queryFn: async () => (await call('wallet.status', { payment })) as Status,
    refetchInterval: (query) => (query.state.data?.status === 'pending' || !query.state.data ? ASK_MS : false),
    refetchIntervalInBackground: true,
  });
  const isPaid = data?.status === 'paid';
  useEffect(() => {
    if (isPaid) onPaid(data);
    // Once for each payment, whatever the caller makes anew while it draws.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPaid, payment]);
  if (error && !data)
    return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" width={220} height={220} sx={{ mx: 'auto' }} />;
  if (isPaid)
    return (
      <div className="pay-qr" role="status">
        <CheckCircle color="success" sx={{ fontSize: 56 }} aria-hidden />
        <Typography>{translate(OUTCOMES[data.outcome ?? 'done'], { amount: money(data.amount) })}</Typography>
      </div>
    );
  if (data.status === 'closed')
    return (
      <div className="pay-qr" role="status">
        <Typography>{translate('pay.closed')}</Typography>
        {onAgain ? (
          <Button variant="outlined" onClick={onAgain}>
            {translate('pay.again')}
          </Button>
        ) : null}
      </div>
    );
  return <Code status={data} />;
}

function Code({ status: { url, amount, ref, expiresAt } }: { status: Status }) {
  const translate = useSentences(paySentences);
  const { money, instant } = useFormats();
  return (
    <div className="pay-qr">
      <Typography color="text.secondary">{ref}</Typography>
      <span className="pay-sum">{money(amount)}</span>
      <QrCode text={new URL(url, location.origin).href} label={translate('pay.code', { amount: money(amount) })} />
      <Typography>{translate('pay.scan')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('pay.waits')} {translate('pay.until', { time: instant(expiresAt) })}
      </Typography>
      <Button size="small" href={url} target="_blank" rel="noreferrer noopener">
        {translate('pay.open')}
      </Button>
    </div>
  );
}
