import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacking, machineMissing, startMachine, type TestMachine } from './machine.ts';
import { PlayerStandIn, until } from './playerStandIn.ts';
import { asVersion, packAgent, startAgent, VERSION, type RunningAgent } from './startAgent.ts';

const missing = machineMissing();

let machine: TestMachine;
let player: PlayerStandIn;
let agent: RunningAgent;
let packed: string;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Orders an installation; returns its id. */
async function order(bytes: Buffer, version: string, changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  player.files.set('/file', bytes);
  const args = { id, kind: 'agent', path: '/file', sha256: sha256(bytes), size: bytes.length, version, name: 'agent' };
  expect(await player.ask('install', { ...args, ...changes })).toMatchObject({ ok: true, result: { id } });
  return id;
}

/** Waits until an installation has ended; asks through whatever version runs then. */
async function outcome(id: string): Promise<{ state: string; detail: string }> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    // A request made just before the browser ends is never answered.
    const { result } = await player.ask('installs', {}, 1000).catch(() => ({ result: { list: [] } }));
    const one = (result as { list: { id: string; state: string; detail: string }[] }).list.find((it) => it.id === id);
    if (one?.state === 'done' || one?.state === 'failed') return { state: one.state, detail: one.detail };
  }
  throw new Error('The installation does not end.');
}

async function running(): Promise<string> {
  const { result } = await player.ask('hello', { protocol: 1 });
  return (result as { version: string }).version;
}

describe.skipIf(missing !== null)(`an update of the agent [DEV-09]${lacking(missing)}`, () => {
  beforeAll(async () => {
    machine = await startMachine();
    packed = await packAgent(machine.folder);
    player = new PlayerStandIn();
    await player.listen();
    agent = startAgent(machine, packed, player.url);
    await until(() => player.opened > 0, 'the page');
  });
  afterAll(async () => {
    await agent.stop();
    await player.close();
    machine.close();
  });

  const nothingInstalled = async (id: string, detail: RegExp): Promise<void> => {
    expect(await outcome(id)).toEqual({ state: 'failed', detail: expect.stringMatching(detail) });
    expect(await running()).toBe(VERSION);
  };

  test('is refused where a byte of the file is another than announced', async () => {
    const bytes = asVersion(packed, '1.0.1');
    const announced = sha256(bytes);
    bytes[bytes.length - 1]! ^= 1;
    await nothingInstalled(await order(bytes, '1.0.1', { sha256: announced }), /SHA-256/);
    expect(existsSync(join(machine.folder, 'data/versions/1.0.1/vitrine-agent.mjs'))).toBe(false);
  });

  test('is refused where the file is no agent, or one of another version, or does not start', async () => {
    await nothingInstalled(await order(Buffer.from('#!/bin/sh\nreboot\n'), '1.0.1'), /no vitrine-agent 1\.0\.1/);
    await nothingInstalled(await order(asVersion(packed, '1.0.2'), '1.0.1'), /no vitrine-agent 1\.0\.1/);
    const broken = asVersion(packed, '1.0.1', (text) => `${text}\n}`);
    await nothingInstalled(await order(broken, '1.0.1'), /does not start/);
  });

  test('comes from the one server only, and is an agent only', async () => {
    const file = { id: randomUUID(), kind: 'agent', sha256: 'a'.repeat(64), size: 10, version: '1.0.1', name: 'a' };
    for (const path of ['https://elsewhere.example/file', '//elsewhere.example/file', '\\\\elsewhere.example\\file'])
      expect(await player.ask('install', { ...file, path })).toMatchObject({ ok: false, error: 'INVALID' });
    expect(await player.ask('install', { ...file, path: '/\\elsewhere.example/file' })).toMatchObject({ ok: false });
    expect(await player.ask('install', { ...file, kind: 'apk', path: '/file' })).toMatchObject({ error: 'INVALID' });
  });

  test('goes back to the version before where the new one does not stay up', async () => {
    const bad = asVersion(packed, '1.0.3', (text) =>
      text.replace(
        'async function run(settings',
        'async function run() { process.exit(3); }\nasync function was(settings',
      ),
    );
    const id = await order(bad, '1.0.3');
    expect(await outcome(id)).toEqual({ state: 'failed', detail: expect.stringContaining('did not stay up') });
    expect(await running()).toBe(VERSION);
  });

  test('replaces the agent, and says that it is done once the new one works; a restart keeps it', async () => {
    // As of a server that keeps its files elsewhere.
    const id = await order(asVersion(packed, '1.1.0'), '1.1.0', { path: '/moved' });
    expect(await outcome(id)).toEqual({ state: 'done', detail: '' });
    expect(await running()).toBe('1.1.0');
    await agent.stop();
    const { opened } = player;
    agent = startAgent(machine, packed, player.url);
    await until(() => player.opened > opened, 'the page');
    expect(await running()).toBe('1.1.0');
    expect(JSON.parse(readFileSync(join(machine.folder, 'data/versions.json'), 'utf8'))).toEqual({
      base: VERSION,
      current: '1.1.0',
      trial: null,
    });
  });

  test('gives way to a version that was installed by hand since', async () => {
    await agent.stop();
    const byHand = join(machine.folder, 'by-hand.mjs');
    writeFileSync(byHand, asVersion(packed, '2.0.0'));
    const { opened } = player;
    agent = startAgent(machine, byHand, player.url);
    await until(() => player.opened > opened, 'the page');
    expect(await running()).toBe('2.0.0');
  });
});

test.skipIf(missing !== null)(
  `wrong settings are refused with what is wrong, and nothing starts${lacking(missing)}`,
  async () => {
    const alone = await startMachine();
    const file = await packAgent(alone.folder);
    for (const [server, more, words] of [
      ['screens.example.org', [], 'server: an address like'],
      ['https://screens.example.org/player', [], 'server: an address like'],
      ['https://screens.example.org', ['--zone', 'Mars/Olympus'], 'zone: a time zone like'],
      ['https://screens.example.org', ['--browser', '/no/browser'], 'No browser'],
    ] as const) {
      const refused = startAgent(alone, file, server, [...more]);
      await refused.says(words);
      await refused.stop();
    }
    alone.close();
  },
);
