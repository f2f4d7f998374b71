import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import type { OperationLogDetail } from '#generated/model/operation-logs/types.gen.ts';
import { headNamed } from '#src/providers/entityOf.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { ChangesContext } from '#src/ui/show/changes.ts';
import { ChangeTable } from '#src/ui/show/ChangeTable.tsx';
import { useViews } from '#src/ui/view.ts';
import { logSentences } from './sentences.ts';

/** What the operation changed, each value as the page of its record writes it (REP-02). */
export function Changed() {
  const translate = useSentences(logSentences);
  const log = useRecordContext<OperationLogDetail>();
  const resource = headNamed(log?.entity)?.resource ?? '';
  const Show = useViews(resource)?.Show;
  const changes = useMemo(() => ({ before: log?.before ?? null, after: log?.after ?? null }), [log]);
  const headingId = useId();
  if (!changes.before && !changes.after) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('operationLog.changed')}
      </Typography>
      <ChangesContext value={changes}>
        <Suspense fallback={<RecordSkeleton />}>
          {Show ? <Show /> : <ChangeTable changes={changes} resource={resource} />}
        </Suspense>
      </ChangesContext>
    </Paper>
  );
}
