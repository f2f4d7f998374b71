import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '#server/sheets/cell.ts';
import { escapeFormula, unescapeFormula } from '#server/sheets/escapeFormula.ts';
import { xlsx } from '#server/sheets/xlsx.ts';
import { formulasIn, openSheet } from '#tests/support/sheets.ts';

async function* parts(rows: readonly Cell[][]): AsyncGenerator<Cell[][]> {
  for (const row of rows) yield [row];
}

async function bytesOf(rows: readonly Cell[][]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsx([{ name: 'Rows: [1/2]*?', columns: [{ width: 10 }], rows: parts(rows) }]))
    chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Any text, and often one that begins as formulas do. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", "'=", '_x0041_'), fc.string())
    .map((two) => two.join('')),
);

test('whatever text goes out comes back the same, and none of it is a formula [reliability A14]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async (texts) => {
      // A mark beside each text, because readers leave out rows that look empty.
      const bytes = await bytesOf(texts.map((text) => [{ text: 'mark' }, { text }]));
      expect(formulasIn(bytes)).toBe(0);
      const rows = await openSheet(bytes);
      const read = rows.map(([, value]) => String(value ?? ''));
      for (const text of read) expect(text).not.toMatch(/^[=+\-@\t\r]/);
      expect(read.map(unescapeFormula)).toEqual(texts);
    }),
    { numRuns: 150 },
  );
});

test('numbers come back as the numbers that they were', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }),
      async (numbers) => {
        const rows = await openSheet(await bytesOf(numbers.map((number) => [{ text: 'mark' }, { number }])));
        expect(rows.map(([, value]) => value)).toEqual(numbers.map((number) => (Object.is(number, -0) ? 0 : number)));
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  ['=1', "'=1"],
  ["'=1", "''=1"],
  ["'quoted'", "'quoted'"],
  ['plain', 'plain'],
])('%s is written as %s', (text, written) => {
  expect(escapeFormula(text)).toBe(written);
  expect(unescapeFormula(written)).toBe(text);
});

test('rows are asked for only while the bytes are taken', async () => {
  let asked = 0;
  async function* rows(): AsyncGenerator<Cell[][]> {
    for (; asked < 1_000; asked += 1) yield [[{ text: `row ${Math.random()}` }]];
  }
  const bytes = xlsx([{ name: 'Rows', columns: [{ width: 10 }], rows: rows() }]);
  for (let taken = 0; taken < 20; taken += 1) await bytes.next();
  expect(asked).toBeLessThan(1_000);
  await bytes.return(undefined);
});
