import { useRecordContext } from 'react-admin';
import type { OperationLogRow } from '#generated/model/operation-logs/types.gen.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { useSentences } from '#src/ui/sentences.ts';
import { logSentences } from './sentences.ts';

/** Result of the operation as a chip: done or refused. */
export function Result() {
  const translate = useSentences(logSentences);
  const log = useRecordContext<OperationLogRow>();
  if (!log) return null;
  return log.code === 0 ? (
    <StateChip color="success" label={translate('operationLog.done')} />
  ) : (
    <StateChip color="error" label={translate('operationLog.refused')} />
  );
}
