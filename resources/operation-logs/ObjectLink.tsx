import { useRecordContext } from 'react-admin';
import type { OperationLogDetail } from '#generated/model/operation-logs/types.gen.ts';
import { headNamed } from '#src/providers/entityOf.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Empty } from '#src/ui/fields/Empty.tsx';
import { usePathOf } from '#src/ui/paths.ts';

/** What the operation was done to, by the name that it had: a link to its page where it has one. */
export function ObjectLink() {
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
