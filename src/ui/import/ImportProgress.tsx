import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useFormats } from '../format.ts';
import { importWords } from './importWords.ts';
import { isRunning, type ImportTask } from './task.ts';
import { useSentences } from '../sentences.ts';
import { importSentences } from './sentences.ts';

const SEVERITIES: Readonly<Record<string, AlertColor>> = {
  completed: 'success',
  partlyCompleted: 'warning',
  failed: 'error',
};

/** Progress or result of an import. */
export function ImportProgress({ task }: { task: ImportTask }) {
  const translate = useSentences(importSentences);
  const { number } = useFormats();
  const { done, failed, total, status } = task;
  const words = importWords(task, translate, number);
  if (isRunning(task))
    return (
      <Box sx={{ display: 'grid', gap: 1, py: 1 }}>
        <LinearProgress
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? (100 * (done + failed)) / total : undefined}
          aria-label={translate('ui.import.running')}
        />
        <Typography component="output" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {words}
        </Typography>
      </Box>
    );
  return (
    <Alert severity={SEVERITIES[status] ?? 'info'} sx={{ mb: 1 }}>
      {words.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
