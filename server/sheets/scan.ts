import { limits } from '#generated/model/limits.gen.ts';

/** Why a workbook as a whole is not taken: names of _errors.yaml. */
export type SheetProblem =
  | 'SHEET_UNREADABLE'
  | 'SHEET_TOO_LARGE'
  | 'SHEET_TOO_MANY_ROWS'
  | 'SHEET_EMPTY'
  | 'SHEET_MACROS'
  | 'SHEET_MERGED';

/** A workbook that is not taken, for the sentence of its name. */
export class BadSheet extends Error {
  override readonly name = 'BadSheet';
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What a cell with a formula says instead: of private use, so that nobody types it. */
export const FORMULA_MARK = '\uE000formula\uE000';

const ROW = /<((?:\w+:)?)row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1row>)/g;
const CELL = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;
const CONTENT = /<(?:\w+:)?(?:v|is|f)[\s/>]/;
const FORMULA = /<(?:\w+:)?f[\s/>]/;
const MERGED = /<(?:\w+:)?mergeCell[\s/>]/;
const HEADING_ROWS = 1;

/** Returns the number of a column (A is 1) of an address such as "AB12"; 0 where there is none. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(address)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function scanCell(all: string, prefix: string, attributes: string, body: string | undefined): string {
  const address = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
  // What holds nothing but its look goes; without an address its place in the row is its column.
  if (body === undefined || !CONTENT.test(body)) return address === undefined ? all : '';
  if (columnOf(address ?? '') > limits.importColumns) throw new BadSheet('SHEET_TOO_LARGE');
  if (!FORMULA.test(body)) return all;
  const at = address === undefined ? '' : ` r="${address}"`;
  return `<${prefix}c${at} t="inlineStr"><${prefix}is><${prefix}t>${FORMULA_MARK}</${prefix}t></${prefix}is></${prefix}c>`;
}

/**
 * Returns a sheet's XML without what only costs memory: rows and cells that hold nothing but their look. Cells with a
 * formula hold FORMULA_MARK afterwards. Throws BadSheet for merged cells, and for more rows or columns than an import takes.
 */
export function scanned(xml: string): string {
  if (MERGED.test(xml)) throw new BadSheet('SHEET_MERGED');
  let last = 0;
  return xml.replace(ROW, (all: string, prefix: string, attributes: string, body: string | undefined) => {
    const said = /\br="(\d+)"/.exec(attributes)?.[1];
    const number = said === undefined ? last + 1 : Number(said);
    if (body === undefined || !CONTENT.test(body)) {
      if (said !== undefined) return '';
      last = number;
      return `<${prefix}row></${prefix}row>`;
    }
    if (number > limits.importRows + HEADING_ROWS) throw new BadSheet('SHEET_TOO_MANY_ROWS');
    last = number;
    return all.replace(body, () => body.replace(CELL, scanCell));
  });
}
