/** Longest message and stack that are kept. */
const MESSAGE = 160;
const STACK_LINES = 5;
const STACK_LINE = 160;

/** What is quoted in an error is often the value that it choked on; the name of a property is not. */
const QUOTED = /(\(reading )?(["'`“])[^"'`”]*["'`”]/g;
const ADDRESS = /https?:\/\/[^\s/]+/g;
const QUERY = /[?#][^\s):]*/g;
const MAIL = /\S+@\S+/g;
const NUMBER = /\d{4,}/g;
/** Letters that no sentence of a browser or of our code has: names of people and records have them. */
const FOREIGN = /[^\u0020-\u007e…]+/g;

/** Returns the message of an error without what may come from records or people: quoted values, addresses, numbers, names. */
export const scrubMessage = (message: string): string =>
  message
    .replaceAll(QUOTED, (text, reading: string | undefined) => (reading === undefined ? '…' : text))
    .replaceAll(ADDRESS, '')
    .replaceAll(MAIL, '…')
    .replaceAll(NUMBER, '#')
    .replaceAll(FOREIGN, '…')
    .trim()
    .slice(0, MESSAGE);

/** Returns where in our scripts an error was, without host and query. */
export const scrubStack = (stack: string): string =>
  stack
    .split('\n', STACK_LINES)
    .map((line) =>
      line.replaceAll(ADDRESS, '').replaceAll(QUERY, '').replaceAll(FOREIGN, '…').trim().slice(0, STACK_LINE),
    )
    .filter((line) => /\.(?:js|tsx?)\b/.test(line))
    .join('\n');

const PAGE = /^\/[\w/:-]{0,80}$/;
/** Ids of records, as src/tracking/event.ts replaces them; a browser that does not is not believed. */
const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\d+)$/i;

/** Returns true for a path of the console with nothing of a record in it. */
export const isPage = (page: string): boolean => PAGE.test(page) && !page.split('/').some((part) => ID.test(part));
