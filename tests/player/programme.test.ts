import { describe, expect, test } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { Database } from '#player/database.ts';
import { FileUrls } from '#player/fileUrls.ts';
import { filesHere, inForce, loadProgramme, receiveManifest, swapIfWhole } from '#player/programme.ts';
import { buildAd, buildFile, buildManifest, freshDatabase, NOON, pictureAd, type TestFile } from './playerScene.ts';

const [poster, clip] = [buildFile('poster'), buildFile('clip')];
const store = (database: Database, { file, bytes }: TestFile) =>
  database.put('files', { sha256: file.sha256, body: new Blob([new Uint8Array(bytes)]) });

async function playing(manifest: Manifest, files: TestFile[] = []): Promise<Database> {
  const database = await freshDatabase();
  for (const file of files) await store(database, file);
  await receiveManifest(database, manifest);
  await swapIfWhole(database);
  return database;
}

describe('a manifest is used only when every file of it is here', () => {
  test('the old one plays until then, and goes in one step', async () => {
    const database = await playing(buildManifest([pictureAd('a', poster)], [poster]), [poster]);
    await receiveManifest(database, buildManifest([pictureAd('a', poster), pictureAd('b', clip)], [poster, clip]));
    expect(await swapIfWhole(database)).toBe(false);
    expect((await loadProgramme(database)).active?.rev).toBe('rev-a');
    await store(database, clip);
    expect(await swapIfWhole(database)).toBe(true);
    expect(await loadProgramme(database)).toMatchObject({ active: { rev: 'rev-a-b' }, pending: null });
  });

  test('files that the new one does not name are dropped, and not before', async () => {
    const database = await playing(buildManifest([pictureAd('a', poster)], [poster]), [poster]);
    await receiveManifest(database, buildManifest([pictureAd('b', clip)], [clip]));
    await swapIfWhole(database);
    expect(await filesHere(database)).toEqual(new Set([poster.file.sha256]));
    await store(database, clip);
    await swapIfWhole(database);
    expect(await filesHere(database)).toEqual(new Set([clip.file.sha256]));
  });

  test('one that shows a file which it does not list is refused', async () => {
    const database = await freshDatabase();
    expect(await receiveManifest(database, buildManifest([pictureAd('a', poster)]))).toBe('broken');
    expect(await loadProgramme(database)).toEqual({ active: null, pending: null });
  });

  test('with no manifest at all nothing is swapped', async () => {
    expect(await swapIfWhole(await freshDatabase())).toBe(false);
  });
});

describe('what plays while the next manifest waits for its files [AD-17]', () => {
  const active = buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b' })]);
  const names = (manifest: Manifest | null) => manifest?.items.map(({ id }) => id);
  const holding = (...files: TestFile[]) => ({ here: new Set(files.map(({ file }) => file.sha256)) });

  test('an ad that is not in the next one ends at once', () => {
    const pending = buildManifest([buildAd({ id: 'b' }), pictureAd('c', clip)], [clip]);
    expect(names(inForce({ active, pending }, holding()))).toEqual(['b']);
  });

  test('a period that was cut short counts at once', () => {
    const pending = buildManifest([buildAd({ id: 'a', endAt: NOON }), pictureAd('c', clip)], [clip]);
    expect(inForce({ active, pending }, holding())?.items).toMatchObject([{ id: 'a', endAt: NOON }]);
  });

  test('a content that was replaced ends at once, and its successor waits [AD-18]', () => {
    const before = buildManifest([pictureAd('a', poster)], [poster]);
    const pending = buildManifest([pictureAd('a', clip)], [clip]);
    expect(names(inForce({ active: before, pending }, holding(poster)))).toEqual([]);
  });

  test('a file that was taken down leaves the layout at once; any other stays until the next one is whole', () => {
    const drawn = { m1: poster.file.sha256, m2: clip.file.sha256 };
    const before = { ...buildManifest([], [poster, clip]), materials: drawn };
    const waiting = buildFile('next');
    const next = {
      ...buildManifest([pictureAd('c', waiting)], [waiting]),
      materials: { ...drawn, m3: waiting.file.sha256 },
    };
    const held = holding(poster, clip);
    expect(inForce({ active: before, pending: next }, held)?.materials).toEqual(drawn);
    const withdrawn = [poster.file.sha256];
    expect(inForce({ active: before, pending: { ...next, withdrawn } }, held)?.materials).toEqual({
      m2: clip.file.sha256,
    });
  });

  test('without a next one the active one plays as it is', () => {
    expect(inForce({ active, pending: null }, holding())).toEqual(active);
    expect(inForce({ active: null, pending: null }, holding())).toBeNull();
  });
});

describe('trial 1: one bad file stops nothing but its own ad', () => {
  const good = pictureAd('good', poster);
  const bad = pictureAd('bad', clip);
  const pending = buildManifest([good, bad, buildAd({ id: 'words' })], [poster, clip]);
  const here = new Set([poster.file.sha256]);
  const names = (manifest: Manifest | null) => manifest?.items.map(({ id }) => id);

  test('the other new ads play, on a first programme as on the next one', () => {
    expect(names(inForce({ active: null, pending }, { here }))).toEqual(['good', 'words']);
    const active = buildManifest([buildAd({ id: 'old' })]);
    expect(names(inForce({ active, pending }, { here }))).toEqual(['good', 'words']);
  });

  test('an ad of several contents plays what it had until its new ones are all here', () => {
    const [one] = good.contents;
    const [two] = bad.contents;
    const active = buildManifest([{ ...good, id: 'a' }], [poster]);
    const next = buildManifest([{ ...good, id: 'a', contents: [one!, two!] }], [poster, clip]);
    expect(inForce({ active, pending: next }, { here })?.items[0]?.contents).toEqual([one]);
    const all = new Set([...here, clip.file.sha256]);
    expect(inForce({ active, pending: next }, { here: all })?.items[0]?.contents).toEqual([one, two]);
  });

  test('a new layout waits for its files, but not for one that the server does not have', () => {
    const layout = { ...pending.layout!, id: 'new' };
    const next = { ...pending, layout, materials: { back: clip.file.sha256 } };
    const active = buildManifest([buildAd({ id: 'old' })]);
    expect(inForce({ active, pending: next }, { here })?.layout?.id).toBe('layout');
    expect(inForce({ active, pending: next }, { here, lost: new Set([clip.file.sha256]) })?.layout?.id).toBe('new');
  });

  test('a file that both programmes do without is dropped though the next one never gets whole', async () => {
    const database = await playing(buildManifest([good], [poster]), [poster]);
    const stray = buildFile('stray');
    await store(database, stray);
    await receiveManifest(database, pending);
    expect(await swapIfWhole(database)).toBe(false);
    expect(await filesHere(database)).toEqual(here);
  });
});

// What is drawn was loading a picture when its address went: the screen's console said that it found no file.
test('the address of a file that the next programme leaves out opens until others are left out after it', async () => {
  const database = await freshDatabase();
  for (const file of [poster, clip]) await store(database, file);
  const urls = new FileUrls(database);
  const opens = (url: string) =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await urls.prepare([poster.file.sha256]);
  const first = urls.urls.get(poster.file.sha256)!;
  await urls.prepare([clip.file.sha256]);
  await urls.prepare([clip.file.sha256]);
  expect([...urls.urls.keys()]).toEqual([clip.file.sha256]);
  expect(await opens(first)).toBe(true);
  const second = urls.urls.get(clip.file.sha256)!;
  await urls.prepare([]);
  expect([await opens(first), await opens(second)]).toEqual([false, true]);
});
