import { createContext, useContext } from 'react';
import { useGetMany, useRecordContext, type RaRecord } from 'react-admin';
import type { ReferenceTarget } from './fields/ReferenceName.tsx';
import { useCanSee } from './permission.ts';
import { recordName } from './recordName.ts';
import { useSurroundings } from './ruleContext.ts';

/** Resource of the enterprises that own records. Provided by the app. */
export const OwnersContext = createContext<ReferenceTarget | null>(null);

/**
 * Returns the enterprise of a record if it is not the reader's own, so that its name can be shown; else null (UI-13).
 */
export function useForeignOwner(record: Readonly<Record<string, unknown>> | undefined) {
  const target = useContext(OwnersContext);
  const { me } = useSurroundings();
  const corpId = record?.['corpId'];
  return target && me && typeof corpId === 'string' && corpId !== me.corpId ? { id: corpId, target } : null;
}

/** Part of a list's question that has own records before all others, whatever the order (UI-13). */
export const OWN_FIRST = { meta: { ownFirst: true } } as const;

/** Returns what names records where one of them is chosen: of another enterprise's its name, too (UI-13). */
export function useOwnedNames(
  records: readonly Readonly<Record<string, unknown>>[],
  display: string,
): (record: Readonly<Record<string, unknown>>) => string {
  const target = useContext(OwnersContext);
  const { me } = useSurroundings();
  const canSee = useCanSee();
  const corpIds = records.flatMap(({ corpId }) => (typeof corpId === 'string' && corpId !== me?.corpId ? corpId : []));
  const isAsked = target !== null && me !== null && corpIds.length > 0 && canSee(target);
  const { data: owners = [] } = useGetMany<RaRecord<string>>(
    target?.resource ?? '',
    { ids: [...new Set(corpIds)] },
    { enabled: isAsked },
  );
  return (record) => {
    const name = recordName(record, display);
    const owner = isAsked ? owners.find((each) => each?.id === record['corpId']) : undefined;
    return owner && target ? `${name} · ${recordName(owner, target.display)}` : name;
  };
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
