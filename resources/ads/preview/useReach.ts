import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdReachInput, AdReachOutput } from '#generated/model/ads/types.gen.ts';
import { useCall } from '#src/ui/useCall.ts';
import type { AdDraft } from './useAdDraft.ts';

/** What the server says of the target; null until there is one, or where it does not answer. */
export function useReach({ targetType, targetIds, slotId, isMatching, type, endAt }: AdDraft): AdReachOutput | null {
  const call = useCall();
  const asked: AdReachInput = {
    targetType: targetType as AdReachInput['targetType'],
    targetIds,
    slotId,
    deliveryMode: isMatching ? 'matching' : 'precise',
    type,
    endAt: endAt === null ? null : new Date(endAt).toISOString(),
  };
  const isAsked = targetIds.length > 0;
  const { data } = useQuery({
    queryKey: ['ads', 'reach', asked],
    queryFn: async () => (await call('ad.reach', asked)) as AdReachOutput,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return isAsked ? (data ?? null) : null;
}
