import { SaxesParser } from 'saxes';
import { limits } from '#generated/model/limits.gen.ts';
import { lettersOf } from './cell.ts';

/** Reasons to refuse a whole workbook: names of _errors.yaml. */
export type SheetProblem =
  | 'SHEET_UNREADABLE'
  | 'SHEET_TOO_LARGE'
  | 'SHEET_TOO_MANY_ROWS'
  | 'SHEET_EMPTY'
  | 'SHEET_MACROS'
  | 'SHEET_MERGED';

/** Error of a refused workbook; its name selects the sentence. */
export class BadSheet extends Error {
  override readonly name = 'BadSheet';
  readonly problem: SheetProblem;

  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Marker in place of a formula. Uses private-use characters, which nobody types. */
export const FORMULA_MARK = '\uE000formula\uE000';

const HEADING_ROWS = 1;
/** Deepest nesting of XML elements accepted; real workbooks have about a dozen levels. */
const MOST_DEPTH = 100;
const HEAD = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
const TAIL = '</sheetData></worksheet>';
/** Attributes of a cell that decide how to read it: its type, and its style (dates are numbers with a style). */
const CELL_ATTRIBUTES = ['t', 's'];
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const markup: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (character) => markup[character] ?? character);

/** Returns the number of a column; "A" is 1. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Returns the value of an attribute in this form, undefined if absent. Throws BadSheet for another form. */
function said(value: string | undefined, form: RegExp): string | undefined {
  if (value === undefined) return undefined;
  const [, found] = form.exec(value) ?? [];
  if (found === undefined) throw new BadSheet('SHEET_UNREADABLE');
  return found;
}

type Attributes = Readonly<Record<string, string>>;

/** Rewrites the rows of a sheet while they are read, in time proportional to the input. */
class SheetWriter {
  #parts: string[] = [];
  #row = 0;
  #column = 0;
  #cells: string[] = [];
  #cell = '';
  #content: 'v' | 'is' | null = null;
  #text = '';
  #isFormula = false;

  openRow({ r }: Attributes): void {
    this.#row = Number(said(r, /^(\d{1,9})$/) ?? this.#row + 1);
    this.#column = 0;
    this.#cells = [];
  }

  closeRow(): void {
    if (this.#cells.length === 0) return;
    if (this.#row > limits.importRows + HEADING_ROWS) throw new BadSheet('SHEET_TOO_MANY_ROWS');
    this.#parts.push(`<row r="${this.#row}">`, ...this.#cells, '</row>');
  }

  openCell(attributes: Attributes): void {
    const letters = said(attributes['r'], /^([A-Z]{1,7})\d+$/);
    this.#column = letters === undefined ? this.#column + 1 : columnOf(letters);
    const kept = CELL_ATTRIBUTES.filter((name) => attributes[name] !== undefined);
    this.#cell = kept.map((name) => ` ${name}="${escaped(attributes[name] ?? '')}"`).join('');
    [this.#content, this.#text, this.#isFormula] = [null, '', false];
  }

  closeCell(): void {
    if (this.#content === null && !this.#isFormula) return;
    if (this.#column > limits.importColumns) throw new BadSheet('SHEET_TOO_LARGE');
    const at = ` r="${lettersOf(this.#column - 1)}${this.#row}"`;
    this.#cells.push(
      this.#isFormula
        ? `<c${at} t="inlineStr"><is><t>${FORMULA_MARK}</t></is></c>`
        : `<c${at}${this.#cell}>${this.#value()}</c>`,
    );
  }

  #value(): string {
    const text = escaped(this.#text);
    return this.#content === 'v' ? `<v>${text}</v>` : `<is><t xml:space="preserve">${text}</t></is>`;
  }

  /** Opens a child of a cell: its formula, or its value or text. A cell has at most one of the latter. */
  openContent(name: string): void {
    if (name === 'f') this.#isFormula = true;
    if (name !== 'v' && name !== 'is') return;
    if (this.#content !== null) throw new BadSheet('SHEET_UNREADABLE');
    this.#content = name;
  }

  /** Takes text within a cell; `path` leads from the cell to the element that holds it. */
  text(text: string, path: readonly string[]): void {
    const isRead = path[0] === 'v' || (path[0] === 'is' && path.at(-1) === 't' && !path.includes('rPh'));
    if (isRead) this.#text += text;
  }

  toString(): string {
    return HEAD + this.#parts.join('') + TAIL;
  }
}

/** Elements from the root to a cell. */
const CELL_PATH = ['worksheet', 'sheetData', 'row', 'c'];

/**
 * Returns a part of a workbook made safe for the parser, in a single pass. A sheet is rewritten without rows and cells
 * that only have a style, and without anything beside its rows; cells with a formula hold FORMULA_MARK. Other parts
 * stay as they are. Throws BadSheet for XML that is not well-formed, a DOCTYPE, merged cells, and more rows or columns
 * than an import takes.
 */
export function scanned(xml: string): string {
  const parser = new SaxesParser();
  const sheet = new SheetWriter();
  const path: string[] = [];
  const isWithin = (depth: number): boolean => CELL_PATH.slice(0, depth).every((name, at) => path[at] === name);
  const isRow = (): boolean => path.length === CELL_PATH.length - 1 && isWithin(path.length);
  const isCell = (): boolean => path.length === CELL_PATH.length && isWithin(path.length);
  const isInCell = (): boolean => path.length > CELL_PATH.length && isWithin(CELL_PATH.length);
  parser.on('doctype', () => {
    throw new BadSheet('SHEET_UNREADABLE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    if (path.push(local) > MOST_DEPTH) throw new BadSheet('SHEET_UNREADABLE');
    if (local === 'mergeCell') throw new BadSheet('SHEET_MERGED');
    if (isRow()) sheet.openRow(attributes);
    else if (isCell()) sheet.openCell(attributes);
    else if (path.length === CELL_PATH.length + 1 && isInCell()) sheet.openContent(local);
  });
  parser.on('closetag', () => {
    if (isRow()) sheet.closeRow();
    else if (isCell()) sheet.closeCell();
    path.pop();
  });
  const text = (words: string): void => {
    if (isInCell()) sheet.text(words, path.slice(CELL_PATH.length));
  };
  parser.on('text', text);
  parser.on('cdata', text);
  let root = '';
  parser.on('opentagstart', ({ name }) => {
    root ||= localName(name);
  });
  parser.write(xml).close();
  return root === 'worksheet' ? sheet.toString() : xml;
}
