import * as z from 'zod/mini';
import { mac, sameText } from './signature.ts';

/** Lifetime of an upload form: the upload must begin within it. Milliseconds. */
export const POLICY_TTL_MS = 10 * 60_000;

const policyShape = z.strictObject({ key: z.string(), maxBytes: z.int(), expiresAt: z.int() });

/** Upload permitted by a form: one key, a maximum size, an expiry time. */
export type Policy = z.infer<typeof policyShape>;

/** Returns a policy as the form carries it: base64 JSON and its signature. */
export function signPolicy(policy: Policy, secret: string): { policy: string; signature: string } {
  const text = Buffer.from(JSON.stringify(policy)).toString('base64');
  return { policy: text, signature: mac(secret, 'upload', text) };
}

/** Returns the policy of a form, or null if the signature is wrong, it has expired, or it is for another key. */
export function readPolicy(fields: Record<string, string>, secret: string, now: number): Policy | null {
  const { policy: text, signature, key } = fields;
  if (!text || !signature || !sameText(signature, mac(secret, 'upload', text))) return null;
  const parsed = policyShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  if (!parsed.success || parsed.data.expiresAt <= now || parsed.data.key !== key) return null;
  return parsed.data;
}
