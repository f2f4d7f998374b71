import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { fixture } from '#tests/support/library.ts';
import { importSheet, makeSheet, settled, type Task, type Typed } from '#tests/support/sheets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const HEADINGS = ['Device No.', 'Name', 'Type', 'Group'];
const ROW = ['ABCD2345', 'Lobby', 'Android', 'Common'];
const SHEET = 'xl/worksheets/sheet1.xml';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

type Parts = Record<string, Uint8Array>;

/** A good workbook whose parts a test spoils. */
async function spoiled(spoil: (parts: Parts) => Parts, options: Zippable | object = {}): Promise<Buffer> {
  const parts = unzipSync(await makeSheet([HEADINGS, ROW]));
  return Buffer.from(zipSync(spoil(parts), options));
}

const withPart = (path: string, text: string) => (parts: Parts) => ({ ...parts, [path]: strToU8(text) });

const without =
  (path: string) =>
  (parts: Parts): Parts =>
    Object.fromEntries(Object.entries(parts).filter(([each]) => each !== path));

/** The sheet's XML put together by hand. */
const handMade = (inside: string, head = ''): Promise<Buffer> =>
  spoiled(withPart(SHEET, `<?xml version="1.0" encoding="UTF-8"?>${head}<worksheet ${MAIN}>${inside}</worksheet>`));

const cells = (row: number, values: readonly string[]): string =>
  values
    .map((value, at) => `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`)
    .join('');
const heading = `<row r="1">${cells(1, HEADINGS)}</row>`;
const rowXml = (row: number, inside: string): string => `<row r="${row}">${inside}</row>`;

const changed = (find: RegExp | string, by: string) => (parts: Parts) =>
  withPart(SHEET, new TextDecoder().decode(parts[SHEET]).replace(find, by))(parts);

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]>`;
const many = (count: number): Typed[][] =>
  Array.from({ length: count }, (_, n) => [`A${String(n).padStart(7, '0')}`, 'x', 'Android', 'y']);

/** Told before there is a task: the file is no workbook, or is not let in at all. */
const atTheDoor: [what: string, name: string, bytes: () => Promise<Buffer> | Buffer, refused: ErrorName][] = [
  ['a picture with the name of a workbook', 'a.xlsx', () => fixture('poster.png'), 'UPLOAD_TYPE_WRONG'],
  ['text with the name of a workbook', 'a.xlsx', () => Buffer.from('uuid,name\n1,2\n'), 'UPLOAD_TYPE_WRONG'],
  ['one byte', 'a.xlsx', () => Buffer.from('P'), 'UPLOAD_TYPE_WRONG'],
  [
    'a zip of something else',
    'a.xlsx',
    () => Buffer.from(zipSync({ 'index.html': strToU8('hello') })),
    'UPLOAD_TYPE_WRONG',
  ],
  ['an empty zip', 'a.xlsx', () => Buffer.from(zipSync({})), 'UPLOAD_TYPE_WRONG'],
  ['a workbook named otherwise', 'a.csv', () => makeSheet([HEADINGS, ROW]), 'UPLOAD_TYPE_WRONG'],
  ['an old workbook', 'a.xls', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'UPLOAD_TYPE_WRONG'],
  ['a workbook with macros by name', 'a.xlsm', () => makeSheet([HEADINGS, ROW]), 'UPLOAD_TYPE_WRONG'],
  ['more than 5 MB', 'a.xlsx', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'UPLOAD_TOO_LARGE'],
];

/** Told by the task. */
const inTheTask: [what: string, bytes: () => Promise<Buffer> | Buffer, problem: ErrorName][] = [
  [
    'a zip bomb in the sheet',
    () => spoiled((parts) => ({ ...parts, [SHEET]: new Uint8Array(60_000_000) })),
    'SHEET_TOO_LARGE',
  ],
  [
    'a zip bomb in many parts',
    () =>
      spoiled((parts) => ({
        ...parts,
        ...Object.fromEntries(
          Array.from({ length: 40 }, (_, n) => [`xl/worksheets/sheet${n + 2}.xml`, new Uint8Array(1_000_000)]),
        ),
      })),
    'SHEET_TOO_LARGE',
  ],
  [
    'thousands of parts',
    () =>
      spoiled((parts) => ({
        ...parts,
        ...Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`xl/part${n}.xml`, strToU8('<a/>')])),
      })),
    'SHEET_TOO_LARGE',
  ],
  [
    'billion laughs in the sheet',
    () => handMade(`<sheetData>${heading}${rowXml(2, cells(2, ['&j;']))}</sheetData>`, LAUGHS),
    'SHEET_UNREADABLE',
  ],
  [
    'billion laughs in the strings',
    () => spoiled(withPart('xl/sharedStrings.xml', `${LAUGHS}<sst ${MAIN}><si><t>&j;</t></si></sst>`)),
    'SHEET_UNREADABLE',
  ],
  [
    'an entity that reads a file',
    () => handMade('<sheetData/>', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    'SHEET_UNREADABLE',
  ],
  [
    'macros under another name',
    () => spoiled((parts) => ({ ...parts, 'xl/vbaProject.bin': strToU8('x') })),
    'SHEET_MACROS',
  ],
  ['an old macro sheet', () => spoiled(withPart('xl/macrosheets/sheet1.xml', '<a/>')), 'SHEET_MACROS'],
  [
    'merged cells',
    () =>
      spoiled(
        changed('</worksheet>', '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>'),
      ),
    'SHEET_MERGED',
  ],
  [`${limits.importRows + 1} rows`, () => makeSheet([HEADINGS, ...many(limits.importRows + 1)]), 'SHEET_TOO_MANY_ROWS'],
  [
    'a row far below',
    () => handMade(`<sheetData>${heading}${rowXml(1_048_576, cells(1_048_576, ['x']))}</sheetData>`),
    'SHEET_TOO_MANY_ROWS',
  ],
  [
    'a column far to the right',
    () => handMade(`<sheetData>${heading}${rowXml(2, '<c r="XFD2"><v>1</v></c>')}</sheetData>`),
    'SHEET_TOO_LARGE',
  ],
  [
    'shared strings without end',
    () =>
      spoiled(withPart('xl/sharedStrings.xml', `<sst ${MAIN}>${'<si><t>abcdefghij</t></si>'.repeat(1_500_000)}</sst>`)),
    'SHEET_TOO_LARGE',
  ],
  ['no sheet', () => spoiled(without(SHEET)), 'SHEET_UNREADABLE'],
  ['no list of sheets', () => spoiled(without('xl/workbook.xml')), 'SHEET_UNREADABLE'],
  [
    'a sheet that breaks off',
    () => spoiled(changed(/<sheetData>[\s\S]*/, '<sheetData><row r="1"><c r="A1"')),
    'SHEET_UNREADABLE',
  ],
  ['a sheet that is no XML', () => spoiled(withPart(SHEET, 'not xml at all')), 'SHEET_UNREADABLE'],
  [
    'a sheet that is no text',
    () => spoiled((parts) => ({ ...parts, [SHEET]: new Uint8Array([0xff, 0xfe, 0x00, 0xd8]) })),
    'SHEET_UNREADABLE',
  ],
  [
    'a string that is not there',
    () => handMade(`<sheetData>${heading}${rowXml(2, '<c r="A2" t="s"><v>99</v></c>')}</sheetData>`),
    'SHEET_UNREADABLE',
  ],
  [
    'a cell that is nowhere',
    () => handMade(`<sheetData>${heading}${rowXml(2, '<c r="1A"><v>1</v></c>')}</sheetData>`),
    'SHEET_UNREADABLE',
  ],
  ['nothing at all', () => handMade('<sheetData/>'), 'SHEET_HEADERS_WRONG'],
  ['headings and nothing below', () => makeSheet([HEADINGS]), 'SHEET_EMPTY'],
  ['rows of blanks', () => makeSheet([HEADINGS, [' ', '  '], [null, ' ']]), 'SHEET_EMPTY'],
  ['no headings', () => makeSheet([ROW, ROW]), 'SHEET_HEADERS_WRONG'],
  ['a heading too few', () => makeSheet([HEADINGS.slice(1), ROW.slice(1)]), 'SHEET_HEADERS_WRONG'],
  ['a heading that is unknown', () => makeSheet([[...HEADINGS, 'Password'], ROW]), 'SHEET_HEADERS_WRONG'],
  ['a heading twice', () => makeSheet([[...HEADINGS, 'Name'], ROW]), 'SHEET_HEADERS_WRONG'],
  ['the same heading in two languages', () => makeSheet([[...HEADINGS, '设备名称'], ROW]), 'SHEET_HEADERS_WRONG'],
  ['a heading that a row below has', () => makeSheet([[null, null], HEADINGS, ROW]), 'SHEET_HEADERS_WRONG'],
];

async function taskOf(bytes: Buffer): Promise<Task> {
  const reply = await importSheet(app, app.personas.owner, { bytes });
  if (reply.code !== 0) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return settled(app, app.personas.owner, reply.data?.taskId ?? '');
}

const nothingMade = async () => (await data<{ total: number }>(app, app.personas.owner, 'device.list')).total === 0;

describe('what is no sheet of ours makes no record, and says why [DEV-03, reliability A14]', () => {
  test.each(atTheDoor)('%s', async (_what, name, bytes, refused) => {
    const reply = await importSheet(app, app.personas.owner, { bytes: await bytes(), name });
    expect(reply).toMatchObject({ code: errors[refused].code, message: errors[refused].en });
    expect(await nothingMade()).toBe(true);
  });

  test.each(inTheTask)('%s', async (_what, bytes, problem) => {
    expect(await taskOf(await bytes())).toMatchObject({ status: 'failed', problem, done: 0 });
    expect(await nothingMade()).toBe(true);
  });
});

/** Unpacks to nearly as much as a workbook may have. */
const repeated = (text: string): string => text.repeat(Math.floor((limits.importUnpacked - 100_000) / text.length));

// A reader that looks back for each of them needs hours; one whose processor time ran out answers SHEET_TOO_LARGE.
describe('what is small when packed is read to its end in time: security low, 6 kB that hold a worker 20 s', () => {
  const endless: [what: string, inside: () => string, problem: ErrorName][] = [
    ['rows that never end', () => `<sheetData>${repeated('<row>')}`, 'SHEET_UNREADABLE'],
    ['cells that never end', () => `<sheetData><row>${repeated('<c r="A1">')}`, 'SHEET_UNREADABLE'],
    ['one element with spaces without end', () => `<sheetData><row${repeated(' ')}`, 'SHEET_UNREADABLE'],
    ['comments that never end', () => `<sheetData>${repeated('<!-- - ')}`, 'SHEET_UNREADABLE'],
    ['empty rows', () => `<sheetData>${repeated('<row/>')}</sheetData>`, 'SHEET_HEADERS_WRONG'],
    [
      'cells with nothing in them',
      () => `<sheetData><row>${repeated('<c/>')}</row></sheetData>`,
      'SHEET_HEADERS_WRONG',
    ],
    [
      'a cell of many texts',
      () => `<sheetData><row><c>${repeated('<v>1</v>')}</c></row></sheetData>`,
      'SHEET_UNREADABLE',
    ],
  ];
  test.each(endless)('%s', async (_what, inside, problem) => {
    const bytes = await handMade(inside());
    expect(bytes.length).toBeLessThan(100_000);
    expect(await taskOf(bytes)).toMatchObject({ status: 'failed', problem, done: 0 });
  });
});

describe('what is odd in a sheet, and no reason to refuse all of it', () => {
  const failing: [what: string, bytes: () => Promise<Buffer>, error: object][] = [
    [
      'a formula',
      () => makeSheet([HEADINGS, [...ROW.slice(0, 1), { value: '=1+1', type: 'Formula' }, ...ROW.slice(2)]]),
      { row: 2, column: 'B', field: 'name', en: 'Formulas are not taken: paste the value' },
    ],
    [
      'a formula that knows its value',
      () =>
        handMade(
          `<sheetData>${heading}${rowXml(2, `${cells(2, ROW.slice(0, 1))}<c r="B2" t="str"><f>HYPERLINK("x")</f><v>x</v></c>${cells(2, ROW).split('</c>').slice(2).join('</c>')}`)}</sheetData>`,
        ),
      { row: 2, column: 'B', en: 'Formulas are not taken: paste the value' },
    ],
    [
      'a text that looks like a formula',
      () => makeSheet([HEADINGS, ['=CMD|1', ...ROW.slice(1)]]),
      { row: 2, column: 'A', field: 'uuid', en: 'Wrong format' },
    ],
    ['a number where a text belongs', () => makeSheet([HEADINGS, [12_345_678, ...ROW.slice(1)]]), { row: 2 }],
    [
      'a text that is too long',
      () => makeSheet([HEADINGS, [ROW[0]!, 'x'.repeat(41), ...ROW.slice(2)]]),
      { row: 2, column: 'B', en: 'At most 40 characters' },
    ],
    [
      'a letter that no database keeps',
      () =>
        handMade(`<sheetData>${heading}${rowXml(2, cells(2, [ROW[0]!, 'a_x0000_b', ...ROW.slice(2)]))}</sheetData>`),
      { row: 2 },
    ],
  ];
  test.each(failing)('%s', async (_what, bytes, error) => {
    const task = await taskOf(await bytes());
    expect(task).toMatchObject({ status: 'failed', problem: null, total: 1, failed: 1 });
    expect(task.errors).toContainEqual(expect.objectContaining(error));
    expect(await nothingMade()).toBe(true);
  });

  test('rows that hold nothing but their look, to the very end of the sheet', async () => {
    const empty = rowXml(1_048_576, '<c r="XFD1048576" s="0"/>');
    const bytes = await handMade(`<sheetData>${heading}${rowXml(2, cells(2, ROW))}${empty}</sheetData>`);
    expect(await taskOf(bytes)).toMatchObject({ total: 1, failed: 1, problem: null });
  });
});
