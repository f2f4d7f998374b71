import { describe, expect, test } from 'vitest';
import type { Manifest } from '#core/manifest/manifest.ts';
import type { Database } from '#player/database.ts';
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

  test('an ad that is not in the next one ends at once', () => {
    expect(
      names(inForce({ active, pending: buildManifest([buildAd({ id: 'b' }), pictureAd('c', clip)], [clip]) })),
    ).toEqual(['b']);
  });

  test('a period that was cut short counts at once', () => {
    const pending = buildManifest([buildAd({ id: 'a', endAt: NOON }), pictureAd('c', clip)], [clip]);
    expect(inForce({ active, pending })?.items).toMatchObject([{ id: 'a', endAt: NOON }]);
  });

  test('a content that was replaced ends at once, and its successor waits [AD-18]', () => {
    const before = buildManifest([pictureAd('a', poster)], [poster]);
    expect(names(inForce({ active: before, pending: buildManifest([pictureAd('a', clip)], [clip]) }))).toEqual([]);
  });

  test('without a next one the active one plays as it is', () => {
    expect(inForce({ active, pending: null })).toBe(active);
    expect(inForce({ active: null, pending: active })).toBeNull();
  });
});
