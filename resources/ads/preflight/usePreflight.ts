import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adMeta } from '#generated/model/ads/meta.gen.ts';
import type { AdPreflightInput, AdPreflightOutput } from '#generated/model/ads/types.gen.ts';
import { useHasVerb } from '#src/ui/permission.ts';
import { useCall } from '#src/ui/useCall.ts';

/** Time that the form rests before the server is asked. */
const REST_MS = 500;

/** Returns a text once it has not changed for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Asks where an ad would play; null without a target, without the right to ask, or before the answer. */
export function usePreflight(asked: AdPreflightInput): { data: AdPreflightOutput | null; error: unknown } {
  const call = useCall();
  const has = useHasVerb(adMeta);
  const text = useRested(JSON.stringify(asked));
  const input = JSON.parse(text) as AdPreflightInput;
  const isAsked = input.targetIds.length > 0 && has('preflight');
  const { data, error } = useQuery({
    queryKey: ['ads', 'preflight', text],
    queryFn: async () => (await call('ad.preflight', input)) as AdPreflightOutput,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { data: isAsked ? (data ?? null) : null, error: isAsked ? error : null };
}
