import type { Issue } from '#core/entity/issues.ts';

/** react-admin translates a message with arguments only in this form. */
const MARK = '@@react-admin@@';

/** Returns what an input shows for a broken rule: a key of the messages with what the sentence needs. */
export const ruleMessage = ({ rule, args }: Pick<Issue, 'rule' | 'args'>): string =>
  MARK + JSON.stringify({ message: `rules.${rule}`, args });

/** Reads a message of an input again, for the summary. */
export function readMessage(message: string): { message: string; args: Record<string, unknown> } {
  if (!message.startsWith(MARK)) return { message, args: { _: message } };
  const read: unknown = JSON.parse(message.slice(MARK.length));
  if (typeof read !== 'object' || read === null || !('message' in read) || typeof read.message !== 'string')
    return { message, args: {} };
  const args = 'args' in read && typeof read.args === 'object' && read.args !== null ? { ...read.args } : {};
  return { message: read.message, args };
}
