/** Writes a line for the journal. */
export function log(sentence: string): void {
  process.stdout.write(`${new Date().toISOString()} ${sentence}\n`);
}
