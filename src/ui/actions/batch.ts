import type { BatchItem, BatchResult } from '#core/protocol/reply.ts';
import { recordName } from '../recordName.ts';

type Named = Readonly<Record<string, unknown>> & { id: string };

function isItem(value: unknown): value is BatchItem {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'code' in value && typeof value.code === 'number'
  );
}

/** Reads the answer of a batch. An answer of another shape is a bug and throws. */
export function readBatch(answer: unknown): BatchResult {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'results' in answer &&
    Array.isArray(answer.results) &&
    answer.results.every(isItem)
  ) {
    return { results: answer.results };
  }
  throw new Error('The answer of a batch must be {results: [{id, code, message}]}');
}

export const failedItems = (batch: BatchResult): BatchItem[] => batch.results.filter(({ code }) => code < 0);

/** Returns the refusal of the only record as a form shows it, at its field; null for several, or where no field is named. */
export function fieldRefusal({ results: [only, ...others] }: BatchResult) {
  if (!only?.field || only.code >= 0 || others.length > 0) return null;
  return Object.assign(new Error(only.message), { body: { errors: { [only.field]: only.message } } });
}

/** Returns what names the records of a batch by their ids, also once others are selected; any other is named by its id. */
export function namesById(records: readonly Named[], display: string): (id: string) => string {
  const names = new Map(records.map((record) => [record.id, recordName(record, display)]));
  return (id) => names.get(id) ?? id;
}
