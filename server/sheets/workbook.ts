import type { Cell, Style } from './cell.ts';
import { lettersOf, rowXml, STYLES } from './cell.ts';
import { escaped } from './xml.ts';

/** Sheet of an exported workbook. */
export interface Sheet {
  name: string;
  /** By column: width in characters, the look of what is typed below, and what may be chosen there. */
  columns: readonly { width: number; style?: Style; choices?: readonly string[] }[];
  /** In parts, so that no more than one part is held; the first row of all is the heading. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Longest list of choices in a sheet, characters: spreadsheets refuse longer ones. */
const MOST_CHOICES = 255;
/** Rows for which choices are offered: as many as an import takes, and its heading. */
const CHOICE_ROWS = 5_001;

const FORMATS: Readonly<Record<Style, string>> = {
  general: 'numFmtId="0"',
  heading: 'numFmtId="0" fontId="1" fillId="2" applyFont="1" applyFill="1"',
  instant: 'numFmtId="164" applyNumberFormat="1"',
  date: 'numFmtId="165" applyNumberFormat="1"',
  money: 'numFmtId="4" applyNumberFormat="1"',
  duration: 'numFmtId="46" applyNumberFormat="1"',
  text: 'numFmtId="49" applyNumberFormat="1"',
  wrapped: 'numFmtId="0" applyAlignment="1"',
};

const alignment = (style: Style): string =>
  style === 'wrapped' ? '><alignment wrapText="1" vertical="top"/></xf>' : '/>';

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="${STYLES.length}">${STYLES.map((style) => `<xf ${FORMATS[style]} xfId="0"${alignment(style)}`).join('')}</cellXfs></styleSheet>`;

/** Returns the parts of a workbook that do not depend on its rows, by path in the archive. */
export function fixedParts(sheets: readonly Pick<Sheet, 'name'>[]): Record<string, string> {
  const each = (write: (number: number, name: string) => string): string =>
    sheets.map(({ name }, index) => write(index + 1, name)).join('');
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each((n, name) => `<sheet name="${escaped(sheetName(name))}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
}

/** The name of a sheet is short, and has none of these. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

function choicesXml(columns: Sheet['columns']): string {
  const lists = columns.flatMap(({ choices = [] }, index) => {
    const text = choices.join(',');
    const isOffered = choices.length > 0 && text.length <= MOST_CHOICES && !choices.some((one) => one.includes(','));
    const range = `${lettersOf(index)}2:${lettersOf(index)}${CHOICE_ROWS}`;
    return isOffered
      ? [
          `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${escaped(text)}"</formula1></dataValidation>`,
        ]
      : [];
  });
  return lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '';
}

/** Gives the XML of one sheet, part by part. */
export async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const cols = columns
    .map(({ width, style }, index) => {
      const look = style === undefined ? '' : ` style="${STYLES.indexOf(style)}"`;
      return `<col min="${index + 1}" max="${index + 1}" width="${width}"${look} customWidth="1"/>`;
    })
    .join('');
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>`;
  let row = 0;
  for await (const part of rows) yield part.map((cells) => rowXml(cells, (row += 1))).join('');
  yield `</sheetData>${choicesXml(columns)}</worksheet>`;
}
