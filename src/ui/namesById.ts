import { recordName } from './recordName.ts';

type Named = Readonly<Record<string, unknown>> & { id: string };

/** Returns what names these records by their ids, also once others are selected; any other is named by its id. */
export function namesById(records: readonly Named[], display: string): (id: string) => string {
  const names = new Map(records.map((record) => [record.id, recordName(record, display)]));
  return (id) => names.get(id) ?? id;
}
