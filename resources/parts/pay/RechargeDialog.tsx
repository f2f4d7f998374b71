import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { limits } from '#generated/model/limits.gen.ts';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useFormats } from '#src/ui/format.ts';
import { keepDigits, readFen } from '#src/ui/inputs/digits.ts';
import { useMoneyKey } from './moneyKey.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { PayByQr } from './PayByQr.tsx';
import { paySentences } from './sentences.ts';

/** Least and most of one recharge, fen. */
const [LEAST, MOST] = [limits.rechargeMin, limits.rechargeMax];

interface RechargeDialogProps {
  onClose: () => void;
  onPaid: () => void;
}

/** Asks for an amount and shows the code that recharges the wallet with it (MKT-03, MKT-04). */
export function RechargeDialog({ onClose, onPaid }: RechargeDialogProps) {
  const translate = useSentences(paySentences);
  const { money } = useFormats();
  const call = useCall();
  const notifyError = useNotifyError();
  const [text, setText] = useState('');
  const [isTold, setTold] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [payment, setPayment] = useState<string | null>(null);
  const once = useMoneyKey();
  const amount = readFen(text);
  const isGood = amount !== null && amount >= LEAST && amount <= MOST;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTold(!isGood);
    if (!isGood) return;
    setBusy(true);
    try {
      // Another amount is another intention: a code that nobody paid binds nobody.
      const opened = await once(String(amount), (key) => call('wallet.recharge', { amount, key }));
      setPayment((opened as { payment: string }).payment);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  const help = translate('pay.range', { min: money(LEAST), max: money(MOST) });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{translate('pay.recharge')}</DialogTitle>
      {payment === null ? (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              label={translate('pay.amount')}
              value={text}
              onChange={(event) => setText(keepDigits(event.target.value, 2, false))}
              error={isTold && !isGood}
              helperText={help}
              slotProps={{
                htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
                input: { startAdornment: <InputAdornment position="start">¥</InputAdornment> },
              }}
              sx={{ mt: 1 }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} color="inherit">
              {translate('pay.close')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {translate('pay.next')}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <DialogContent>
            <PayByQr payment={payment} onPaid={onPaid} onAgain={() => setPayment(null)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('pay.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
