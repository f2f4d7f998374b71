import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../useCall.ts';
import { useMounted } from '../useMounted.ts';

/** Records of one kind that name those about to be deleted. */
export interface Use {
  entity: string;
  count: number;
}

/** Records of one kind that keep one from being deleted. */
export interface Keepers extends Use {
  resource: string;
  /** A few of those that may be seen here. */
  named: readonly { id: string; name: string }[];
}

/** Record that cannot be deleted, with the words of the refusal. */
export interface Refused {
  id: string;
  message: string;
  uses: readonly Keepers[];
}

interface Answer {
  /** Names of the records that can be deleted. */
  uses: readonly Use[];
  refused: readonly Refused[];
}

export interface Deletable extends Answer {
  /** The server did not answer. */
  isUnknown: boolean;
  /** The deletion was confirmed: the answer is awaited, or it is carried out. */
  isSent: boolean;
  /**
   * Carries out a confirmed deletion, once. Where the answer is still awaited and then refuses any record, or the question
   * was closed meanwhile, it does nothing. Without an answer it goes on: the deletion asks the same rules.
   */
  confirm: (remove: () => Promise<unknown>) => Promise<void>;
}

const NOTHING: Answer = { uses: [], refused: [] };

function answerIn(answer: unknown): Answer {
  if (typeof answer === 'object' && answer !== null && 'uses' in answer && 'refused' in answer) {
    const { uses, refused } = answer;
    if (Array.isArray(uses) && Array.isArray(refused)) return { uses: uses as Use[], refused: refused as Refused[] };
  }
  throw new Error('The answer of search.usedBy must be {uses, refused}');
}

/** Asks the server before a deletion (UI-09) which of the records it would refuse to delete, and what names the others. */
export function useDeletable(entity: string, ids: readonly string[]): Deletable {
  const call = useCall();
  const client = useQueryClient();
  const [isSent, setSent] = useState(false);
  const isMounted = useMounted();
  const query = {
    queryKey: ['usedBy', entity, ids],
    queryFn: async () => answerIn(await call('search.usedBy', { entity, ids })),
    gcTime: 0,
    retry: false,
  } as const;
  // Not again once they are being deleted: the lists around are asked anew then.
  const { data, error } = useQuery({ ...query, enabled: !isSent && ids.length > 0 });
  const isFree = async (): Promise<boolean> => {
    // Those that are known to be refused were left out already.
    if (data || error) return true;
    try {
      return (await client.fetchQuery(query)).refused.length === 0;
    } catch {
      return true;
    }
  };
  const confirm: Deletable['confirm'] = async (remove) => {
    if (isSent) return;
    setSent(true);
    const goesOn = await isFree();
    if (!isMounted.current) return;
    try {
      if (goesOn) await remove();
      else setSent(false);
    } catch (failed) {
      setSent(false);
      throw failed;
    }
  };
  return { ...(data ?? NOTHING), isUnknown: error !== null, isSent, confirm };
}
