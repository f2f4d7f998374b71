import type { Values } from '#core/entity/rule.ts';

const isSame = (a: unknown, b: unknown): boolean =>
  (a ?? null) === (b ?? null) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns the fields that differ from what was read: what is absent stays, null clears (architecture 4). */
export function changedFields(values: Values, previous: Values | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name !== 'id' && name !== 'rev' && !isSame(value, previous?.[name]),
    ),
  );
}

/** Returns the fields that have a value: a create says nothing of the others. */
export function givenFields(values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}
