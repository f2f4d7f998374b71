import * as z from 'zod/mini';
import { issuesOf, type Issue } from '#core/entity/issues.ts';
import { refuse, type RefusedError } from '../call/refuse.ts';

/** Deeper JSON than this is no payload of ours (A24). */
const MOST_LEVELS = 32;

type Schema = z.core.$ZodType;

/** Returns the payload as it was sent, or why not: no JSON object, nested too deep, or with a key `__proto__`. */
export function readJson(text: string): Record<string, unknown> | RefusedError {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message quotes the input, which may be a password, so it is not repeated.
    return refuse('PAYLOAD_INVALID', { rule: 'json' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('PAYLOAD_INVALID', { rule: 'type' });
  const bad = badIn(value, 1, '');
  return bad ? refuse('PAYLOAD_INVALID', { issues: [bad] }) : (value as Record<string, unknown>);
}

/** Finds a key that would reach a prototype if it were copied, or JSON that is nested too deep. */
function badIn(value: object, level: number, path: string): Issue | null {
  if (level > MOST_LEVELS) return { path: 'root', rule: 'invalid', args: {} };
  for (const key in value) {
    if (key === '__proto__') return { path: `${path}${key}`, rule: 'unknownField', args: { key } };
    const child: unknown = (value as Record<string, unknown>)[key];
    if (typeof child !== 'object' || child === null) continue;
    const bad = badIn(child, level + 1, `${path}${key}.`);
    if (bad) return bad;
  }
  return null;
}

/** Returns the payload checked against the call's schema. Unknown keys are refused at that key. */
export function checkPayload(schema: Schema, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  // Validates again with `reportInput`, which is slow but tells a missing value from a wrong one.
  const again = z.safeParse(schema, value, { reportInput: true });
  throw refuse('PAYLOAD_INVALID', { issues: again.success ? [] : issuesOf(again.error) });
}
