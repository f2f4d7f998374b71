import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { TakeDownDetail } from '#generated/model/take-downs/types.gen.ts';
import { useFormats } from '#src/ui/format.ts';
import { bothLanguages, useSentences } from '#src/ui/sentences.ts';

/** Messages of take-downs. */
export const takeDownSentences = bothLanguages(
  {
    takeDown: {
      progress: '{{confirmed}} of {{total}} screens have stopped',
      none: 'No screen had it when it was taken down',
      all: 'It is off every screen that had it: {{total}}',
      missing: 'Not confirmed yet: {{waiting}}. A screen that is offline stops before it shows anything else.',
      lifted: 'Lifted: it plays again by its review',
    },
  },
  {
    takeDown: {
      progress: '{{total}} 块屏幕中 {{confirmed}} 块已停播',
      none: '下架时没有屏幕在播放它',
      all: '已从全部 {{total}} 块屏幕停播',
      missing: '{{waiting}} 块尚未确认。离线屏幕上线后会先停播，再播放其他内容。',
      lifted: '已恢复：按原审核结果继续播放',
    },
  },
);

type Count = Pick<TakeDownDetail, 'status' | 'total' | 'confirmed'>;

/** Message that says how far a take-down is. */
function sentenceOf({ status, total, confirmed }: Count): 'lifted' | 'none' | 'all' | 'progress' {
  if (status === 'lifted') return 'lifted';
  if (total === 0) return 'none';
  return confirmed >= total ? 'all' : 'progress';
}

/** Shows how many screens have confirmed a take-down; the page asks again every two seconds (AD-17). */
export function Progress() {
  const record = useRecordContext<TakeDownDetail>();
  const translate = useSentences(takeDownSentences);
  const { number } = useFormats();
  if (!record) return null;
  const { total, confirmed } = record;
  const sentence = sentenceOf(record);
  const said = translate(`takeDown.${sentence}`, { total: number(total), confirmed: number(confirmed) });
  return (
    <Paper variant="outlined" sx={{ display: 'grid', gap: 1, p: 2, mb: 2 }}>
      <Typography component="output" variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {said}
      </Typography>
      {sentence === 'progress' ? (
        <>
          <LinearProgress
            variant="determinate"
            value={(100 * confirmed) / total}
            aria-label={said}
            sx={{ height: 8, borderRadius: 1 }}
          />
          <Typography variant="body2" color="text.secondary">
            {translate('takeDown.missing', { waiting: number(total - confirmed) })}
          </Typography>
        </>
      ) : null}
    </Paper>
  );
}

/** The same in a row of the list: a bar, and the numbers beside it. */
export function ProgressCell() {
  const record = useRecordContext<Count>();
  const { number } = useFormats();
  if (!record) return null;
  const { total, confirmed } = record;
  const text = `${number(confirmed)} / ${number(total)}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 120 }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 100 : (100 * confirmed) / total}
        color={confirmed >= total ? 'success' : 'warning'}
        aria-label={text}
        sx={{ flex: '1 1 56px', height: 6, borderRadius: 1 }}
      />
      <span>{text}</span>
    </Box>
  );
}
