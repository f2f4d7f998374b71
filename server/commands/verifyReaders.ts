import type { VerificationStored } from '#generated/server/verifications.gen.ts';
import type { Tx } from '../store/types.ts';
import { administratorsOf } from './notify.ts';

type Paper = Pick<VerificationStored, 'advertiserId' | 'creatorId'>;

/** Returns who hears of what becomes of a paper: who submitted it, and who administers the enterprise. */
export async function verifyReaders(tx: Tx, { advertiserId, creatorId }: Paper): Promise<string[]> {
  const administrators = await administratorsOf(tx, advertiserId ?? '');
  return [...new Set([...administrators, ...(creatorId === null ? [] : [creatorId])])];
}
