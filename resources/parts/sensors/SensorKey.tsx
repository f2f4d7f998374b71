import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useNotifyError } from '#src/ui/errorText.ts';
import { useCan } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { useCall } from '#src/ui/useCall.ts';
import { sensorSentences } from './sentences.ts';

interface Connection {
  key: string;
  path: string;
  /** When it was looked up: the moment of the example, milliseconds. */
  openedAt: number;
}

interface SensorKeyProps {
  call: 'temperatureDevice.key' | 'handwashingDevice.key';
  /** Values in a reading beside `seq` and `at`. */
  reading: Readonly<Record<string, number>>;
}

/** Shows what has to be put into a sensor so that its readings arrive here (IOT-02). */
export function SensorKey({ call, reading }: SensorKeyProps) {
  const id = useRecordContext<{ id: string }>()?.id;
  const translate = useSentences(sensorSentences);
  const ask = useCall();
  const notifyError = useNotifyError();
  const mayEdit = useCan('epidemic.edit');
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<Connection | null>(null);
  if (id === undefined || !mayEdit) return null;
  const open = async () => {
    setBusy(true);
    try {
      setShown({ ...((await ask(call, { id })) as Pick<Connection, 'key' | 'path'>), openedAt: Date.now() });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" loading={isBusy} loadingPosition="start" onClick={() => void open()}>
        {translate('sensor.key')}
      </Button>
      <Dialog open={shown !== null} onClose={() => setShown(null)} fullWidth maxWidth="md" aria-labelledby="sensor-key">
        <DialogTitle id="sensor-key">{translate('sensor.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary">{translate('sensor.about')}</Typography>
          {shown ? <Lines connection={shown} reading={reading} /> : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setShown(null)}>{translate('sensor.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '96px minmax(0, 1fr) auto' },
  gap: 1,
  alignItems: 'start',
};
const code = {
  m: 0,
  p: 1,
  borderRadius: '6px',
  bgcolor: 'action.hover',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontSize: 13,
} as const;

interface LinesProps {
  connection: Connection;
  reading: SensorKeyProps['reading'];
}

function Lines({ connection: { key, path, openedAt }, reading }: LinesProps) {
  const translate = useSentences(sensorSentences);
  const notify = useNotify();
  const address = new URL(path, location.origin).href;
  const body = JSON.stringify({ readings: [{ seq: 1, at: openedAt, ...reading }] });
  const example = `curl -X POST '${address}' \\\n  -H 'Authorization: Bearer ${key}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${body}'`;
  const all = [
    ['address', address],
    ['secret', key],
    ['example', example],
  ] as const;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notify(translate('sensor.copied'), { type: 'info' });
  };
  return (
    <>
      {all.map(([name, text]) => (
        <Box key={name} sx={line}>
          <Typography color="text.secondary">{translate(`sensor.${name}`)}</Typography>
          <Box component="pre" sx={code}>
            {text}
          </Box>
          {/* The clipboard exists on https and localhost alone; elsewhere the text is selected by hand. */}
          {'clipboard' in navigator ? (
            <Button size="small" startIcon={<ContentCopy />} onClick={() => void copy(text)}>
              {translate('sensor.copy')}
            </Button>
          ) : null}
        </Box>
      ))}
    </>
  );
}
