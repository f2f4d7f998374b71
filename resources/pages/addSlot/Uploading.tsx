import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { limits } from '#generated/model/limits.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useErrorText } from '#src/ui/errorText.ts';
import { ErrorNotice } from '#src/ui/page/ErrorNotice.tsx';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { useSentences } from '#src/ui/sentences.ts';
import type { PartProps } from './draft.ts';
import { CodeChoice, codeInput, NO_CODE, type Code } from './CodeChoice.tsx';
import { Materials } from './Materials.tsx';
import { Orders } from './Orders.tsx';
import { addSlotSentences } from './sentences.ts';
import { useOrders, type Order } from './useOrders.ts';

/** Orders that still want something of the buyer. */
const OPEN: readonly Order['status'][] = ['toBePaid', 'toBeUploaded'];
/** Orders that got what they show. */
const SENT: readonly Order['status'][] = ['ongoing', 'finished'];

/** The fourth step: what is shown, of the library or uploaded here; then the media owner's review. */
export function Uploading({ draft, change, onDone }: PartProps & { onDone: () => void }) {
  const say = useSentences(addSlotSentences);
  const textOf = useErrorText();
  const pathOf = usePathOf();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { orders, isPending, error, refetch } = useOrders(draft.orders);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [code, setCode] = useState<Code>(NO_CODE);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const waiting = orders.filter(({ status }) => status === 'toBeUploaded');
  // All of them show the same: the shortest showing that was bought holds.
  const showingS = Math.min(...waiting.map((order) => order.showingS ?? limits.forecastShowing / 1000));
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const ids = waiting.map(({ id }) => id);
      const { results } = await provider.call('adsOrder.upload', { ids, materials: [...chosen], ...codeInput(code) });
      setProblem(results.find(({ code }) => code < 0)?.message ?? null);
      await refetch();
    } catch (cause) {
      setProblem(textOf(cause));
    } finally {
      setBusy(false);
    }
  };
  if (error) return <ErrorNotice title={say('ui.show.error')} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RecordSkeleton />;
  // An order that was cancelled keeps nobody here.
  const isOver = !orders.some(({ status }) => OPEN.includes(status));
  const isSent = isOver && orders.some(({ status }) => SENT.includes(status));
  return (
    <>
      {problem === null ? null : <Alert severity="error">{problem}</Alert>}
      {isSent ? <Alert severity="success">{say('addSlot.sent')}</Alert> : null}
      <Orders orders={orders} isNamed={draft.advertiser !== null} />
      {waiting.length > 0 ? (
        <>
          <Typography color="text.secondary">{say('addSlot.uploadHelp')}</Typography>
          <Typography color="text.secondary">{say('addSlot.showingHelp', { n: showingS })}</Typography>
          <Materials chosen={chosen} showingMs={showingS * 1000} onChange={setChosen} />
          <CodeChoice code={code} onChange={setCode} />
        </>
      ) : isSent ? null : (
        <Typography color="text.secondary">{say(isOver ? 'addSlot.cancelled' : 'addSlot.nothing')}</Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Button
          component={Link}
          to={pathOf('ads-orders', 'list') ?? '/'}
          onClick={isOver ? onDone : undefined}
          color="inherit"
          variant={isSent ? 'text' : 'outlined'}
        >
          {say('addSlot.allOrders')}
        </Button>
        {isSent ? (
          <Button variant="contained" onClick={() => change({ step: 4 })}>
            {say('addSlot.toPlay')}
          </Button>
        ) : null}
        {waiting.length > 0 ? (
          <Button variant="contained" disabled={isBusy || chosen.length === 0} onClick={() => void send()}>
            {say('addSlot.send')}
          </Button>
        ) : null}
      </Box>
    </>
  );
}
