import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCall } from '#src/ui/useCall.ts';

/** Target of a right. */
export type Kind = 'device' | 'deviceGroup';

/** A screen or a group, and how the account reaches it. */
export interface Right {
  id: string;
  name: string;
  /** The number of a screen; of a group, how many screens are in it. */
  detail: string | null;
  given: boolean;
  by: 'range' | 'store' | 'group' | null;
}

interface Page {
  list: Right[];
  total: number;
  given: number;
}

export interface Asked {
  accountId: string;
  kind: Kind;
  page: number;
  q?: string;
  given?: boolean;
}

/** One page of what an account controls. */
export function useRightsPage(asked: Asked) {
  const call = useCall();
  return useQuery({
    queryKey: ['deviceGrant.rights', asked],
    queryFn: () => call('deviceGrant.rights', asked) as Promise<Page>,
    placeholderData: keepPreviousData,
  });
}

/** Returns what gives and takes rights: the page is read anew after it, and its end is said. */
export function useRightsChange(accountId: string, kind: Kind) {
  const [call, notify, translate, queries] = [useCall(), useNotify(), useTranslate(), useQueryClient()];
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const change = async (ids: readonly string[], isGiving: boolean) => {
    setBusy(new Set(ids));
    try {
      const named = kind === 'device' ? { deviceIds: ids } : { groupIds: ids };
      const verb = isGiving ? 'deviceGrant.auth' : 'deviceGrant.unauth';
      const { changed } = (await call(verb, { accountId, ...named })) as { changed: number };
      await queries.invalidateQueries({ queryKey: ['deviceGrant.rights'] });
      const said = changed === 0 ? translate('rights.unchanged') : translate('rights.changed', { n: changed });
      notify(said, { type: 'success', messageArgs: { _: said } });
      return true;
    } catch (error) {
      const said = error instanceof Error ? error.message : translate('ui.failed');
      notify(said, { type: 'error', messageArgs: { _: said } });
      return false;
    } finally {
      setBusy(new Set());
    }
  };
  return { change, busy };
}
