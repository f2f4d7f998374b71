import { refuseFile, type Profiles } from '#src/ui/inputs/fileRules.ts';
import type { Dropped } from '#src/ui/uploadOffers.ts';

const MATERIAL = { accept: ['image', 'video', 'audio', 'archive', 'document'] };

/** Files that desktops make in folders for themselves; nobody means to upload them. */
const OWN = /^(\.|Thumbs\.db$|desktop\.ini$)/i;

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((done, fail) => entry.file(done, fail));

/** A directory reader returns at most a hundred entries at a time, and none at the end. */
async function entriesIn(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return found;
    found.push(...some);
  }
}

async function walk(entry: FileSystemEntry, path: readonly string[]): Promise<Dropped[]> {
  if (OWN.test(entry.name)) return [];
  if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), path }];
  const inside = await entriesIn(entry as FileSystemDirectoryEntry);
  return (await Promise.all(inside.map((one) => walk(one, [...path, entry.name])))).flat();
}

/** Returns every dropped file, also those in folders. Call it during the event: afterwards its items are gone. */
export async function readDropped(data: Pick<DataTransfer, 'items' | 'files'>): Promise<Dropped[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  if (entries.length === 0 || entries.some((entry) => entry === null)) return flat([...data.files]);
  return (await Promise.all(entries.map((entry) => (entry ? walk(entry, []) : Promise.resolve([]))))).flat();
}

/** Returns files that were chosen one by one, or together with their folder. */
export const flat = (files: readonly File[]): Dropped[] =>
  files
    .filter(({ name }) => !OWN.test(name))
    .map((file) => ({ file, path: (file.webkitRelativePath || file.name).split('/').slice(0, -1) }));

export interface Refused {
  name: string;
  rule: 'wrongType' | 'tooLarge' | 'nameTooLong' | 'empty';
  maxBytes?: number;
}

export interface UploadPlan {
  taken: readonly Dropped[];
  refused: readonly Refused[];
}

/** Longest name of a file (material.yaml). */
const NAME_MAX = 100;

/** Divides files into those to send and those that would be refused, each with its reason (MAT-02). */
export function planOf(dropped: readonly Dropped[], profiles: Profiles): UploadPlan {
  const refused: Refused[] = [];
  const taken = dropped.filter(({ file, path }) => {
    const name = [...path, file.name].join('/');
    const why = refuseFile(file, MATERIAL, profiles);
    if (why) refused.push({ name, ...why });
    else if (file.size === 0) refused.push({ name, rule: 'empty' });
    else if (file.name.length > NAME_MAX) refused.push({ name, rule: 'nameTooLong' });
    else return true;
    return false;
  });
  return { taken, refused };
}

/** Above this number of files a person is asked first. */
const ASK_ABOVE = 200;

export const mustAsk = ({ taken, refused }: UploadPlan): boolean => refused.length > 0 || taken.length > ASK_ABOVE;
