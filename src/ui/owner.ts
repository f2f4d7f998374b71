import { createContext, useContext } from 'react';
import { useRecordContext, useReference } from 'react-admin';
import type { ReferenceTarget } from './fields/ReferenceName.tsx';
import { useCanSee } from './permission.ts';
import { useSurroundings } from './ruleContext.ts';

/** Resource of the enterprises that own records. Provided by the app. */
export const OwnersContext = createContext<ReferenceTarget | null>(null);

/**
 * Returns the enterprise of a record if it is not the reader's own and its name can be shown; else null (UI-13).
 */
export function useForeignOwner(record: Readonly<Record<string, unknown>> | undefined) {
  const target = useContext(OwnersContext);
  const { me } = useSurroundings();
  const canSee = useCanSee();
  const corpId = record?.['corpId'];
  const isForeign = target && me && typeof corpId === 'string' && corpId !== me.corpId && canSee(target);
  return isForeign ? { id: corpId, target } : null;
}

/** Returns the same of a record elsewhere, which is asked for with the others of the page. */
export function useOwnerOf(id: string, target: ReferenceTarget) {
  const canSee = useCanSee();
  const { referenceRecord } = useReference({ reference: target.resource, id, options: { enabled: canSee(target) } });
  return useForeignOwner(referenceRecord);
}

/**
 * Returns the filter that limits a reference's choices to the enterprise of the record in context; for a new record, to
 * the reader's (UI-13). With `across` there is no filter.
 */
export function useOwnChoices(
  target: Pick<ReferenceTarget, 'owned'> | undefined,
  across = false,
): Readonly<Record<string, unknown>> {
  const { me } = useSurroundings();
  const record = useRecordContext();
  if (!target?.owned || across || !me) return {};
  return { corpId: typeof record?.['corpId'] === 'string' ? record['corpId'] : me.corpId };
}
