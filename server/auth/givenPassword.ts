import type { Services } from '../services.ts';
import { newPassword } from './secrets.ts';

/** Password set by somebody else; the account must change it at the next login. */
export interface GivenPassword {
  hash: string;
  /** Password to show once; absent for the installation's default, which is never shown (ENT-09). */
  secret?: string;
}

/** Returns the default password of the installation, or a random one where it has none. */
export async function givenPassword({ config, hasher }: Pick<Services, 'config' | 'hasher'>): Promise<GivenPassword> {
  if (config.resetPassword !== undefined) return { hash: await hasher.hash(config.resetPassword) };
  const secret = newPassword();
  return { hash: await hasher.hash(secret), secret };
}
