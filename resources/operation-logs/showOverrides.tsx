import type { OperationLogSlots } from '#generated/console/operation-logs/slots.gen.tsx';
import { Changed } from './Changed.tsx';
import { Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import type { OperationLogDetail, OperationLogRow } from '#generated/model/operation-logs/types.gen.ts';
import { headNamed } from '#src/providers/entityOf.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { usePathOf } from '#src/ui/paths.ts';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { Result } from './Result.tsx';

const Refusal = lazyPart(() => import('./Refusal.tsx'));

/** Shows result, object and changes of an operation in words instead of raw data. */
export const slots: OperationLogSlots = {
  values: { code: <ResultInFull />, targetName: <ObjectLink /> },
  show: { below: <Changed /> },
};

/** Object of the operation by the name it had then; a link to its page if it has one. */
function ObjectLink() {
  const log = useRecordContext<OperationLogDetail>();
  const pathOf = usePathOf();
  const resource = headNamed(log?.entity)?.resource;
  if (!log?.targetName) return <Empty />;
  const path = resource && log.targetId ? pathOf(resource, 'show', log.targetId) : null;
  return path === null ? (
    <>{log.targetName}</>
  ) : (
    <AppLink href={path} className="field-link">
      {log.targetName}
    </AppLink>
  );
}

/** Result of the operation, and for a refusal the error message that the person saw. */
function ResultInFull() {
  const code = useRecordContext<OperationLogRow>()?.code ?? 0;
  return (
    <>
      <Result />{' '}
      {code === 0 ? null : (
        <Suspense>
          <Refusal code={code} />
        </Suspense>
      )}
    </>
  );
}
