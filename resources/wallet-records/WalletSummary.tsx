import AddCard from '@mui/icons-material/AddCardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useFormats } from '#src/ui/format.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { RechargeDialog } from '../parts/pay/RechargeDialog.tsx';
import { paySentences } from '../parts/pay/sentences.ts';
import { useWallet, WALLET_KEY } from '../parts/pay/useWallet.ts';

const FIGURES = ['wallet', 'budget', 'income', 'expenses', 'recharged'] as const;

/** Enterprise balance, income and spending, above its records (MKT-04, MKT-05). */
export function WalletSummary() {
  const translate = useSentences(paySentences);
  const { money } = useFormats();
  const { data, error, refetch } = useWallet();
  if (error && !data)
    return <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        gap: 2,
        m: 0,
        mb: 2,
      }}
    >
      {FIGURES.map((name) => (
        <Paper key={name} variant="outlined" sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`pay.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {data ? money(name === 'wallet' ? data.balance : data[name]) : <Skeleton width={80} />}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

/** Recharges the wallet; drawn for who may. */
export function RechargeButton() {
  const translate = useSentences(paySentences);
  const may = useCan('market.recharge');
  const { data } = useWallet();
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const refresh = useRefresh();
  if (!may || !data) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddCard />}
        disabled={!data.canRecharge}
        title={data.canRecharge ? undefined : translate('pay.none')}
        onClick={() => setOpen(true)}
      >
        {translate('pay.recharge')}
      </Button>
      {isOpen ? (
        <RechargeDialog
          onClose={() => setOpen(false)}
          onPaid={() => {
            void client.invalidateQueries({ queryKey: WALLET_KEY });
            refresh();
          }}
        />
      ) : null}
    </>
  );
}
