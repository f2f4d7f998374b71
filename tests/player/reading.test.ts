import { describe, expect, test } from 'vitest';
import { readSyncAnswer } from '#core/manifest/readAnswer.ts';
import { keepIssued, loadProgramme, receiveManifest, swapIfWhole } from '#player/programme.ts';
import { createApi } from '#player/api.ts';
import { buildAd, buildManifest, freshDatabase, NOON } from './playerScene.ts';

const RESTART = { id: 'command', type: 'restart', args: {}, expiresAt: NOON + 60_000 };
const manifest = buildManifest([buildAd({ id: 'a' }), buildAd({ id: 'b' })]);

/** An answer as it comes over the wire. */
const answer = (programme: unknown, more: Record<string, unknown> = {}) => ({
  now: NOON,
  rev: 'rev',
  manifest: programme,
  commands: [RESTART],
  playAck: 7,
  nextSyncMs: 30_000,
  hintUrl: '/hint',
  ...more,
});
const read = (programme: unknown, more?: Record<string, unknown>) =>
  readSyncAnswer(JSON.parse(JSON.stringify(answer(programme, more))), 'Europe/Berlin');

describe('security 3: what a player cannot read', () => {
  test.each<[string, unknown, string]>([
    ['one ad', { ...manifest, items: [manifest.items[0], { ...manifest.items[1], order: 'first' }] }, 'ad b: order'],
    ['a slot', { ...manifest, slots: [...manifest.slots, { id: 'other', width: 0 }] }, 'slot other'],
    ['the layout', { ...manifest, layout: { ...manifest.layout!, document: { version: 9 } } }, 'layout layout'],
    ['the zone', { ...manifest, device: { ...manifest.device, zone: 'Mars/Phobos' } }, 'zone : Mars/Phobos'],
    ['the rotation', { ...manifest, device: { ...manifest.device, rotation: 45 } }, 'rotation : '],
    ['a file', { ...manifest, files: [{ sha256: 'x' }] }, 'file x'],
  ])('of a programme (%s) is a fault, and commands and the rest arrive', (_what, programme, fault) => {
    const reading = read(programme);
    expect(reading.faults).toEqual([expect.stringContaining(fault)]);
    expect(reading.manifest?.items.map(({ id }) => id)).toContain('a');
    expect([reading.commands, reading.playAck]).toEqual([[RESTART], 7]);
  });

  test('is left out of a layout widget by widget: the others are drawn', () => {
    const { document } = manifest.layout!;
    const [page] = document.pages;
    const [first] = page!.widgets;
    const unknown = { id: 'w9', kind: 'hologram', name: '', x: 0, y: 0, width: 9, height: 9, props: {} };
    const later = { ...first, glow: true, props: { ...first!.props, depth: 3 } };
    const newer = { ...document, pages: [{ ...page, weather: 'sunny', widgets: [later, unknown] }] };
    const reading = read({ ...manifest, layout: { ...manifest.layout, document: newer } });
    expect(reading.faults).toEqual([expect.stringContaining('widget w9')]);
    expect(reading.manifest?.layout?.document.pages[0]?.widgets).toEqual([first]);
  });

  test('is a key of a later version anywhere: it is ignored, no part is left out, and commands arrive', () => {
    const withKey = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withKey);
      if (typeof value !== 'object' || value === null) return value;
      return { ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withKey(one)])), later: 1 };
    };
    const { materials: _ids, ...rest } = manifest;
    const newer = { ...(withKey(rest) as object), materials: {} };
    const reading = read(newer, { somethingNew: { a: 1 }, protocol: 99 });
    expect([reading.faults, reading.commands, reading.protocol]).toEqual([undefined, [RESTART], 99]);
    expect(reading.manifest).toMatchObject({ ...manifest, layout: manifest.layout });
    expect(JSON.stringify(reading.manifest?.items)).not.toContain('later');
  });

  test('of a zone is played by the zone of the machine', () => {
    const programme = { ...manifest, device: { ...manifest.device, zone: 'Mars/Phobos' } };
    expect(read(programme).manifest?.device.zone).toBe('Europe/Berlin');
  });

  test('of a rotation is not turned by, and one that can be read is [DEV-23]', () => {
    const turned = (rotation?: number) =>
      read({ ...manifest, device: { ...manifest.device, rotation } }).manifest?.device.rotation;
    expect([turned(), turned(90), turned(180), turned(270), turned(360)]).toEqual([undefined, 90, 180, 270, undefined]);
  });

  test.each([
    ['of another version', { ...manifest, version: 2 }],
    ['without its slots', { ...manifest, slots: null }],
  ])('is a programme %s: what it no longer issues is taken down, what it issues plays on', async (_what, programme) => {
    const database = await freshDatabase();
    await receiveManifest(database, manifest);
    await swapIfWhole(database);
    const reading = read({ ...programme, items: [{ id: 'b', something: 'new' }] });
    expect([reading.manifest, reading.faults, reading.commands]).toEqual([undefined, ['manifest'], [RESTART]]);
    await keepIssued(database, reading.issued!);
    expect((await loadProgramme(database)).active?.items.map(({ id }) => id)).toEqual(['b']);
  });

  test('is one command: the others are carried out', () => {
    const reading = read(undefined, { commands: [{ id: 1 }, RESTART] });
    expect([reading.commands, reading.faults]).toEqual([[RESTART], ['commands: 1']]);
  });

  test('is a pace, an address or an ack: the player goes on with its own', () => {
    expect(read(undefined, { nextSyncMs: -1, hintUrl: 7, playAck: 'x' })).toMatchObject({
      nextSyncMs: 30_000,
      hintUrl: '',
      playAck: null,
    });
  });

  test('at all is no answer of the server, and is tried again', () => {
    expect(() => readSyncAnswer({ login: 'hotel' }, 'UTC')).toThrow('invalid_type');
  });

  test('comes to the player through its own door', async () => {
    const api = createApi(async () => Response.json(answer({ ...manifest, items: [{ id: 'b' }, manifest.items[0]] })));
    const reading = await api.sync('credential', {} as never);
    expect(reading.manifest?.items.map(({ id }) => id)).toEqual(['a']);
    expect(reading.faults).toEqual([expect.stringContaining('ad b')]);
  });
});
