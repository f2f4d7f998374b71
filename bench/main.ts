// npm run bench [-- sizes lighthouse codegen calls scopes sales auctions plays reports console changes durability start]: prints what was promised beside what was measured.
import { auctions } from './auctions.ts';
import { calls } from './calls.ts';
import { changes } from './changes.ts';
import { codegen } from './codegen.ts';
import { consoleSpeed } from './console/console.ts';
import { designer } from './console/designer.ts';
import { durability } from './durability.ts';
import { sizes } from './sizes.ts';
import { plays } from './plays.ts';
import { reports } from './reports/reports.ts';
import { sales } from './sales.ts';
import { scopes } from './scopes.ts';
import { start } from './start.ts';
import { lighthouse } from './lighthouse.ts';
import { print, type Row } from './table.ts';
import { types } from './types.ts';

/** A number says how many plays a report is made of: `npm run bench -- reports 100000` is a quick look. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);
const scale = process.argv.slice(2).filter(isNumber).map(Number)[0];

const SUITES: Record<string, { title: string; run: () => Row[] | Promise<Row[]> }> = {
  sizes: { title: 'What a browser loads (gzip)', run: sizes },
  lighthouse: { title: 'Lighthouse on the built console', run: lighthouse },
  codegen: { title: 'Codegen', run: codegen },
  types: { title: 'What the type checker computes', run: types },
  start: { title: 'npm start, everything built', run: start },
  calls: {
    title: 'Calls among 100,000 devices, as a ratio to the same Fastify, sign check and SQL without guards',
    run: calls,
  },
  scopes: { title: 'What keepers, stores and rights cost a signed list among 100,000 devices', run: scopes },
  auctions: { title: 'Plays that are sold by auction', run: auctions },
  sales: { title: 'What an advertiser waits for among 10,000 screens on sale, and a payment', run: sales },
  plays: { title: 'Plays of screens, from their sync to their hours', run: plays },
  reports: { title: 'Reports of 90 days among millions of plays, and what sums cost', run: () => reports(scale) },
  console: { title: 'From a click on a menu entry to rows on the screen, among 100,000 of each', run: consoleSpeed },
  changes: { title: 'From one item of a screen to the next, in a real browser', run: changes },
  designer: { title: 'A page of 300 widgets in the designer, in a real browser', run: designer },
  durability: { title: 'kill -9 during writes, with a witness', run: durability },
};

const wanted = process.argv.slice(2).filter((word) => !isNumber(word));
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}"; there are ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

let isKept = true;
for (const [name, suite] of Object.entries(SUITES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  isKept = print(suite.title, await suite.run()) && isKept;
}
process.exit(isKept ? 0 : 1);
