import { routes } from '#generated/model/routes.gen.ts';

/** Longest message and stack that are kept, and that are looked at: an expression over a long text takes as long as it likes. */
const MESSAGE = 160;
const MESSAGE_READ = 400;
const STACK_READ = 4000;
const STACK_LINES = 5;
const STACK_LINE = 160;

/** Quoted text in an error is often the value that caused it; the name of a property is not. */
const QUOTED = /(\(reading )?(["'`“])[^"'`”]*["'`”]/g;
const ADDRESS = /https?:\/\/[^\s/]+/g;
const QUERY = /[?#][^\s):]*/g;
const MAIL = /\S+@\S+/g;
const NUMBER = /\d{4,}/g;
/** A capital within a sentence begins a name, unless the language that our scripts are written in has the word. */
const NAME = /(?<=[\w,;:…] )[A-Z][a-z]+\b/g;
const KNOWN = new Set(
  'Array Boolean Date Document Element Error Event Function Map Node Number Object Promise React Reference Response Set String Symbol Type Window'.split(
    ' ',
  ),
);
/** Letters that no sentence of a browser or of our code has: names of people and records have them. */
const FOREIGN = /[^\u0020-\u007e…]+/g;

/** Returns the message of an error without what may come from records or people: quoted values, addresses, numbers, names. */
export const scrubMessage = (message: string): string =>
  message
    .slice(0, MESSAGE_READ)
    .replaceAll(QUOTED, (text, reading: string | undefined) => (reading === undefined ? '…' : text))
    .replaceAll(ADDRESS, '')
    .replaceAll(MAIL, '…')
    .replaceAll(NUMBER, '#')
    .replaceAll(FOREIGN, '…')
    .replaceAll(NAME, (word) => (KNOWN.has(word) ? word : '…'))
    .trim()
    .slice(0, MESSAGE);

/** Returns where in our scripts an error was, without host and query. */
export const scrubStack = (stack: string): string =>
  stack
    .slice(0, STACK_READ)
    .split('\n', STACK_LINES)
    .map((line) =>
      line.replaceAll(ADDRESS, '').replaceAll(QUERY, '').replaceAll(FOREIGN, '…').trim().slice(0, STACK_LINE),
    )
    .filter((line) => /\.(?:js|tsx?)\b/.test(line))
    .join('\n');

/** Pages that the console has; a browser that makes up others is not believed. */
const PAGES: ReadonlySet<string> = new Set(['/login', ...routes.map(({ path }) => path)]);

/** Returns true for a page of the console, with nothing of a record in its path. */
export const isPage = (page: string): boolean => PAGES.has(page);
