import type { EntityMeta } from '#core/entity/meta.ts';
import type { Values } from '#core/entity/rule.ts';

export interface StoredDraft {
  /** Milliseconds since 1970. */
  at: number;
  values: Values;
}

const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

/** Returns a draft, or null where there is none that can be read. */
export function readDraft(key: string): StoredDraft | null {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    // Written by nobody that we know: as good as none.
    return null;
  }
}

/** Keeps what was typed, but nothing that is never shown again: a secret has no place in local storage. */
export function writeDraft(key: string, meta: EntityMeta, values: Values, at: number): void {
  const secret = new Set(meta.fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
  localStorage.setItem(key, JSON.stringify({ at, values: kept }));
}

export const dropDraft = (key: string): void => localStorage.removeItem(key);
