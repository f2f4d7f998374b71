import type { CodeTarget } from './types.ts';

/** Returns what was typed as a mail address, where it has an @, else as a phone number. */
export function targetOf(contact: string): CodeTarget {
  return contact.includes('@') ? { email: contact } : { phone: contact };
}
