import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useMemo } from 'react';
import { useGetOne, useRecordContext, type RaRecord } from 'react-admin';
import type { EntityMeta } from '#core/entity/meta.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';
import type { OperationLogDetail } from '#generated/model/operation-logs/types.gen.ts';
import { headNamed } from '#src/providers/entityOf.ts';
import { RecordSkeleton } from '#src/ui/page/RecordSkeleton.tsx';
import { useCan, useHasVerb } from '#src/ui/permission.ts';
import { useSentences } from '#src/ui/sentences.ts';
import { ChangesContext } from '#src/ui/show/changes.ts';
import { ChangeTable } from '#src/ui/show/ChangeTable.tsx';
import { useViews } from '#src/ui/view.ts';
import { logSentences } from './sentences.ts';

interface ChangesProps {
  meta: EntityMeta;
  log: OperationLogDetail;
}

/** Changes of a record, formatted as on its own page. */
function Changes({ meta, log }: ChangesProps) {
  const Show = useViews(meta.resource)?.Show;
  const isSeen = useHasVerb(meta)('one');
  const may = useCan(meta.perm.list);
  // A deleted record is no error of this page.
  const { data: now } = useGetOne<RaRecord>(
    meta.resource,
    { id: log.targetId ?? '' },
    { enabled: isSeen && may && Boolean(log.targetId), retry: false },
  );
  const changes = useMemo(() => ({ now, before: log.before ?? null, after: log.after ?? null }), [log, now]);
  return (
    <ChangesContext value={changes}>
      <Suspense fallback={<RecordSkeleton />}>
        {Show ? <Show /> : <ChangeTable changes={changes} resource={meta.resource} />}
      </Suspense>
    </ChangesContext>
  );
}

/** Fields that the operation changed, before and after (REP-02). */
export function Changed() {
  const translate = useSentences(logSentences);
  const log = useRecordContext<OperationLogDetail>();
  const headingId = useId();
  const resource = headNamed(log?.entity)?.resource ?? '';
  const meta = entityByResource[resource];
  if (!log || (!log.before && !log.after)) return null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('operationLog.changed')}
      </Typography>
      {meta ? (
        <Changes meta={meta} log={log} />
      ) : (
        <ChangeTable changes={{ before: log.before ?? null, after: log.after ?? null }} resource={resource} />
      )}
    </Paper>
  );
}
