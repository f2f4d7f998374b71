// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUploadStorage, type StoredUpload } from '#src/transport/uploadStorage.ts';
import { until } from '#tests/support/until.ts';

const DB = 'vitrine-uploads';
const film = (): File => new File(['film'], 'long.mp4');
const upload = (part: Partial<StoredUpload> = {}): StoredUpload => {
  const file = film();
  return { key: 'one', name: file.name, size: file.size, file, tag: 'f1', known: null, isPaused: false, ...part };
};
const troubles: unknown[] = [];
const open = () => openUploadStorage('me', (error) => troubles.push(error));
const seen = (uploads: readonly StoredUpload[]) =>
  uploads.map(({ key, isPaused, file, tag }) => ({ key, isPaused, tag, hasFile: file !== null }));

async function storedFiles(): Promise<string[]> {
  const db = await openDB(DB);
  const keys = await db.getAllKeys('files');
  db.close();
  return keys.map(String);
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
  troubles.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('uploads of the first version of the database are taken over [NET-07]', async () => {
  const db = await openDB(DB, 1, { upgrade: (made) => void made.createObjectStore('uploads', { keyPath: 'key' }) });
  await db.put('uploads', { ...upload({ isPaused: true }), owner: 'me', tab: 'gone' });
  db.close();
  sessionStorage.setItem('vitrine.tab', 'gone');
  expect(seen(await open().adopt())).toEqual([{ key: 'one', isPaused: true, tag: 'f1', hasFile: true }]);
  expect(await storedFiles()).toEqual(['one']);
  expect(troubles).toEqual([]);
});

test('what an upload has become is there at once, and its file when it is copied [NET-07]', async () => {
  const first = open();
  first.put(upload());
  await until(async () => expect(await storedFiles()).toEqual(['one']));
  // The page ends in the moment of the pause.
  first.put(upload({ isPaused: true }));
  expect(seen(await open().adopt())).toEqual([{ key: 'one', isPaused: true, tag: 'f1', hasFile: true }]);
  expect(troubles).toEqual([]);
});

test('an upload whose file was not copied is there without it, and must be chosen again [NET-07]', async () => {
  const { file: _, ...facts } = upload();
  localStorage.setItem('vitrine.upload.one', JSON.stringify({ ...facts, owner: 'me', tab: 'gone' }));
  sessionStorage.setItem('vitrine.tab', 'gone');
  expect(seen(await open().adopt())).toEqual([{ key: 'one', isPaused: false, tag: 'f1', hasFile: false }]);
});

test('its own uploads of a page are not taken for those of an earlier one, nor those of another account [NET-07]', async () => {
  const page = open();
  page.put(upload());
  openUploadStorage('another', (error) => troubles.push(error)).put(upload({ key: 'two' }));
  expect(await page.adopt()).toEqual([]);
});

test('a file whose upload was removed is removed, and an entry that cannot be read hides no other [NET-07]', async () => {
  const page = open();
  page.put(upload());
  page.put(upload({ key: 'left' }));
  await until(async () => expect(await storedFiles()).toEqual(['left', 'one']));
  localStorage.removeItem('vitrine.upload.left');
  localStorage.setItem('vitrine.upload.torn', '{"key":');
  expect(seen(await open().adopt()).map(({ key }) => key)).toEqual(['one']);
  expect(await storedFiles()).toEqual(['one']);
  expect(troubles).toHaveLength(1);
  expect(localStorage.getItem('vitrine.upload.torn')).toBeNull();
});
