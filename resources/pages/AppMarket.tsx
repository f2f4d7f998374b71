import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { marketOrderMeta } from '#generated/model/market-orders/meta.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { useLabels } from '#src/ui/labels.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { PageHeader } from '#src/ui/page/PageHeader.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { OrderForm } from './appMarket/OrderForm.tsx';
import { marketSentences } from './appMarket/sentences.ts';

type Answer = CallTypes['marketOrder.apps']['output'];
type App = Answer['apps'][number];

/** Sells points for screens by type, count and years (MKT-01). */
export default function AppMarket() {
  const translate = useSentences(marketSentences);
  const call = useCall();
  const [type, setType] = useState<App['appType']>('android');
  const { data, error, refetch } = useQuery({
    queryKey: ['marketOrder', 'apps'],
    queryFn: async () => (await call('marketOrder.apps', {})) as Answer,
  });
  const chosen = data?.apps.find(({ appType }) => appType === type);
  const orders = (
    <Button component={Link} to="/app_market/my_order" color="inherit">
      {translate('appMarket.orders')}
    </Button>
  );
  return (
    <>
      <PageHeader title={translate('menu.pages.appMarket')} actions={orders} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography color="text.secondary">{translate('appMarket.about')}</Typography>
        {error && !data ? (
          <ErrorNotice title={translate('ui.show.error')} error={error} onRetry={() => void refetch()} />
        ) : null}
        <Box
          role="group"
          aria-label={translate('menu.pages.appMarket')}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 360px))' }, gap: 2 }}
        >
          {data?.apps.map((app) => (
            <AppCard
              key={app.appType}
              app={app}
              isChosen={app.appType === type}
              onChoose={() => setType(app.appType)}
            />
          )) ?? (error ? null : <Skeleton variant="rounded" height={140} />)}
        </Box>
        {chosen ? <OrderForm key={chosen.appType} app={chosen} /> : null}
      </Box>
    </>
  );
}

function AppCard({ app, isChosen, onChoose }: { app: App; isChosen: boolean; onChoose: () => void }) {
  const translate = useSentences(marketSentences);
  const labels = useLabels(marketOrderMeta.resource);
  const { money, number } = useFormats();
  return (
    <Paper
      component={ButtonBase}
      variant="outlined"
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        textAlign: 'left',
        justifyItems: 'start',
        justifyContent: 'start',
        alignContent: 'start',
        ...(isChosen ? { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' } : {}),
      }}
    >
      <Typography variant="h2" component="span">
        {labels.value('appType', app.appType)}
      </Typography>
      <Typography component="span">{translate('appMarket.price', { price: money(app.unitPrice) })}</Typography>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {(['free', 'bound', 'waiting'] as const)
          .map((name) => `${translate(`appMarket.${name}`)} ${number(app[name])}`)
          .join(' · ')}
      </Typography>
    </Paper>
  );
}
