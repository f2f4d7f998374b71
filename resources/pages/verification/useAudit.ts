import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CallTypes } from '#generated/model/callTypes.gen.ts';
import type { ProxyDetail } from '#generated/model/proxies/types.gen.ts';
import type { ConsoleDataProvider } from '#src/providers/dataProvider.ts';
import { useSurroundings } from '#src/ui/ruleContext.ts';

export type Audit = CallTypes['verification.audit']['output'];
export type KindAudit = Audit['kinds'][number];

/** A result comes while the page is looked at. */
const EVERY_MS = 15_000;

/**
 * Asks how far the verifications of an enterprise are: of one's own, or with an id in the path of one of the advertisers
 * that an agent acts for.
 */
export function useAudit() {
  const { id } = useParams();
  const { me } = useSurroundings();
  const provider = useDataProvider<ConsoleDataProvider>();
  const proxy = useGetOne<ProxyDetail>('proxies', { id: id ?? '' }, { enabled: id !== undefined });
  const advertiserId = id === undefined ? me?.corpId : (proxy.data?.advertiserId ?? undefined);
  const audit = useQuery({
    queryKey: ['verification.audit', advertiserId ?? null],
    queryFn: ({ signal }) =>
      provider.call('verification.audit', id === undefined ? {} : { advertiserId: advertiserId! }, { signal }),
    enabled: advertiserId !== undefined,
    refetchInterval: EVERY_MS,
  });
  return { ...audit, error: proxy.error ?? audit.error, proxyId: id };
}
