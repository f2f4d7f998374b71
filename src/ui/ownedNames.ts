import { useContext } from 'react';
import { useGetMany, type RaRecord } from 'react-admin';
import { OwnersContext } from './owner.ts';
import { useCanSee } from './permission.ts';
import { recordName } from './recordName.ts';
import { useSurroundings } from './ruleContext.ts';

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
