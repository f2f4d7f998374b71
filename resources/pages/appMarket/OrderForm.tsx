import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { marketOrderMeta } from '#generated/model/market-orders/meta.gen.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { keepDigits } from '#src/ui/inputs/digits.ts';
import { useMoneyKey } from '../../parts/pay/moneyKey.ts';
import { useLabels } from '#src/ui/labels.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { marketSentences } from './sentences.ts';

type App = CallTypes['marketOrder.apps']['output']['apps'][number];

/** Most points and years of one order. */
const MOST = { quantity: limits.pointsPerOrder, years: limits.yearsPerOrder } as const;
const METHODS = { online: 'market.onlinePay', offline: 'market.offlinePay' } as const;

const whole = (text: string, max: number): number | null => {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= max ? value : null;
};

/** Orders points of a type, by count and years (MKT-01); what it costs is said before. */
export function OrderForm({ app: { appType, unitPrice } }: { app: App }) {
  const translate = useSentences(marketSentences);
  const labels = useLabels(marketOrderMeta.resource);
  const { money } = useFormats();
  const call = useCall();
  const once = useMoneyKey();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const may = { online: useCan(METHODS.online), offline: useCan(METHODS.offline) };
  const [texts, setTexts] = useState({ quantity: '1', years: '1' });
  const [chosen, setMethod] = useState<'online' | 'offline' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const method = chosen ?? (may.online ? 'online' : 'offline');
  const quantity = whole(texts.quantity, MOST.quantity);
  const years = whole(texts.years, MOST.years);
  const isGood = quantity !== null && years !== null;
  if (!may.online && !may.offline) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isGood) return;
    setBusy(true);
    try {
      const wish = { appType, quantity, years, method };
      const order = (await once(appType, (key) => call('marketOrder.create', { ...wish, key }))) as { id: string };
      void navigate(`/app_market/detail/${order.id}`);
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };
  const number = (name: keyof typeof MOST, value: number | null) => (
    <TextField
      label={translate(`appMarket.${name}`)}
      value={texts[name]}
      onChange={(event) => setTexts({ ...texts, [name]: keepDigits(event.target.value, 0, false) })}
      error={value === null}
      helperText={value === null ? translate('appMarket.whole', { max: MOST[name] }) : undefined}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      fullWidth
    />
  );
  return (
    <Paper
      component="form"
      variant="outlined"
      aria-label={translate('appMarket.buy')}
      onSubmit={(event) => void submit(event)}
      noValidate
      sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 }, maxWidth: 560 }}
    >
      <Typography variant="h2">
        {translate('appMarket.buy')} · {labels.value('appType', appType)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2 }}>
        {number('quantity', quantity)}
        {number('years', years)}
      </Box>
      <div>
        <FormLabel id="market-method">{translate('appMarket.method')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="market-method"
          value={method}
          onChange={(event) => setMethod(event.target.value === 'offline' ? 'offline' : 'online')}
        >
          {(['online', 'offline'] as const)
            .filter((each) => may[each])
            .map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={labels.value('method', each)} />
            ))}
        </RadioGroup>
      </div>
      <Typography component="output">
        {translate('appMarket.total')}{' '}
        <Box component="strong" sx={{ fontSize: 24, fontVariantNumeric: 'tabular-nums' }}>
          {isGood ? money(unitPrice * quantity * years) : '—'}
        </Box>
      </Typography>
      <div>
        <Button type="submit" variant="contained" disabled={!isGood} loading={isBusy}>
          {translate('appMarket.order')}
        </Button>
      </div>
    </Paper>
  );
}
