import { createContext, useContext } from 'react';
import { useRecordContext } from 'react-admin';
import type { ReferenceTarget } from './fields/ReferenceName.tsx';
import { useSurroundings } from './ruleContext.ts';

/** Where the enterprises are that records belong to. Provided by the app. */
export const OwnersContext = createContext<ReferenceTarget | null>(null);

/** Returns the enterprise of a record where it is another than the reader's own, so that it can be named; else null (UI-13). */
export function useForeignOwner(record: Readonly<Record<string, unknown>> | undefined) {
  const target = useContext(OwnersContext);
  const { me } = useSurroundings();
  const corpId = record?.['corpId'];
  return target && me && typeof corpId === 'string' && corpId !== me.corpId ? { id: corpId, target } : null;
}

/** Returns what narrows the choices of a reference to the enterprise of the record in context; of a new one, the reader's (UI-13). With `across`, nothing. */
export function useOwnChoices(
  target: Pick<ReferenceTarget, 'owned'> | undefined,
  across = false,
): Readonly<Record<string, unknown>> {
  const { me } = useSurroundings();
  const record = useRecordContext();
  if (!target?.owned || across || !me) return {};
  return { corpId: typeof record?.['corpId'] === 'string' ? record['corpId'] : me.corpId };
}
