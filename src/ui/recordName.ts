/** Returns what names a record, by the field that its entity says; its id where that is empty. */
export function recordName(record: Readonly<Record<string, unknown>>, display: string): string {
  const name = record[display];
  if (typeof name === 'string' && name !== '') return name;
  if (typeof name === 'number') return String(name);
  return typeof record['id'] === 'string' ? record['id'] : '';
}
