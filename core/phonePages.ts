/** Pages that phones open without an account: what their addresses begin with, and the folder of what is built for them. */
interface PhonePage {
  /** Before the code, which is the rest of the address. */
  path: string;
  /** Holds index.html; its scripts are in `src/<folder>`. */
  folder: string;
}

/** Path in the QR code of a slot (MKT-10). */
export const CAST_PATH = '/cast/';
/** Path in the photo link of a monitoring task (MON-01). */
export const TASK_PATH = '/task/';

export const PHONE_PAGES: readonly PhonePage[] = [
  { path: CAST_PATH, folder: 'phone' },
  { path: TASK_PATH, folder: 'visit' },
];

const CODE = /^[\w-]+$/;

/** Returns the file of a phone page, below the root of what is built. */
export const entryOf = ({ folder }: PhonePage): string => `${folder}/index.html`;

/** Returns the file of the phone page that stands at a path, or undefined. */
export function phoneEntryAt(path: string): string | undefined {
  const page = PHONE_PAGES.find((one) => path.startsWith(one.path) && CODE.test(path.slice(one.path.length)));
  return page && entryOf(page);
}
