import type { Services } from '../services.ts';
import { newPassword } from './secrets.ts';

/** A password that somebody else sets, to be changed at the next login. */
export interface GivenPassword {
  hash: string;
  /** To be answered once; absent where it is the installation's default, which is said nowhere (ENT-09). */
  secret?: string;
}

/** Returns the default password of the installation, or a random one where it has none. */
export async function givenPassword({ config, hasher }: Pick<Services, 'config' | 'hasher'>): Promise<GivenPassword> {
  if (config.resetPassword !== undefined) return { hash: await hasher.hash(config.resetPassword) };
  const secret = newPassword();
  return { hash: await hasher.hash(secret), secret };
}
