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
    // Unknown format: treated as no draft.
    return null;
  }
}

/** Keeps what was typed, but nothing that is never shown again: a secret has no place in local storage. */
export function writeDraft(key: string, meta: EntityMeta, values: Values, at: number): void {
  const secret = new Set(meta.fields.filter(({ writeOnly }) => writeOnly).map(({ name }) => name));
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
  localStorage.setItem(key, JSON.stringify({ at, values: kept }));
}

const stepKey = (key: string): string => `${key}.step`;

/** Returns the step at which a draft was left in this window, 0 where there is none. */
export function readStep(key: string | undefined): number {
  if (key === undefined || readDraft(key) === null) return 0;
  const step = Number(sessionStorage.getItem(stepKey(key)));
  return Number.isInteger(step) && step > 0 ? step : 0;
}

export const writeStep = (key: string, step: number): void => sessionStorage.setItem(stepKey(key), String(step));

export function dropDraft(key: string): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(stepKey(key));
}
