import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdReachInput, AdReachOutput } from '#generated/model/ads/types.gen.ts';
import { useHasVerb } from '#src/ui/permission.ts';
import { useCall } from '#src/ui/useCall.ts';
import type { AdDraft } from './useAdDraft.ts';

function useReachQuery({ targetType, targetIds, slotId, isMatching, type, endAt }: AdDraft) {
  const call = useCall();
  const has = useHasVerb(adMeta);
  const asked: AdReachInput = {
    targetType: targetType as AdReachInput['targetType'],
    targetIds,
    slotId,
    deliveryMode: isMatching ? 'matching' : 'precise',
    type,
    endAt: endAt === null ? null : new Date(endAt).toISOString(),
  };
  return queryOptions({
    queryKey: ['ads', 'reach', asked],
    queryFn: async () => (await call('ad.reach', asked)) as AdReachOutput,
    enabled: targetIds.length > 0 && has('reach'),
  });
}

/** Returns what the server says about the target; null without a target or without an answer. */
export function useReach(draft: AdDraft): AdReachOutput | null {
  const query = useReachQuery(draft);
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  return query.enabled ? (data ?? null) : null;
}

/** Returns a function that asks the server about the target anew: a screen may have got its layout meanwhile. */
export function useAskReach(draft: AdDraft): () => Promise<AdReachOutput | null> {
  const query = useReachQuery(draft);
  const client = useQueryClient();
  return useCallback(async () => {
    if (!query.enabled) return null;
    try {
      return await client.fetchQuery({ ...query, staleTime: 0 });
    } catch {
      // Without an answer there is no question to ask; the save itself reports that the server does not answer.
      return null;
    }
  }, [client, query]);
}
