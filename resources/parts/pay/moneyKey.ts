import { useCallback, useRef } from 'react';
import { HttpError } from 'react-admin';
import { hex32 } from '#core/protocol/random.ts';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';

/** Says whether the server told what became of a call. Where it did not, the call may have been carried out. */
export const isDefinite = (error: unknown): boolean =>
  error instanceof HttpError && error.status !== errorCodes.SERVER_FAULT;

type SendOnce = <T>(intention: string, send: (key: string) => Promise<T>) => Promise<T>;

/**
 * Returns what sends a call that moves money. Its key is made for an intention, and kept until the server has told what
 * became of it: whoever presses again after a lost answer gets that answer, and pays nothing twice.
 */
export function useMoneyKey(): SendOnce {
  const keys = useRef(new Map<string, string>());
  return useCallback(async (intention, send) => {
    const key = keys.current.get(intention) ?? hex32();
    keys.current.set(intention, key);
    try {
      const answer = await send(key);
      keys.current.delete(intention);
      return answer;
    } catch (error) {
      if (isDefinite(error)) keys.current.delete(intention);
      throw error;
    }
  }, []);
}
