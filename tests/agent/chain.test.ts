import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import type { CallName } from '#generated/model/calls.gen.ts';
import { call, send, type Caller } from '#tests/support/call.ts';
import { DEMO_PASSWORD, startLiveServer, type LiveServer } from '#tests/support/liveServer.ts';
import { postFile, type Applied } from '#tests/support/library.ts';
import { lacking, machineMissing, startMachine, type TestMachine } from './machine.ts';
import { until } from './playerStandIn.ts';
import { asVersion, packAgent, startAgent, VERSION, type RunningAgent } from './startAgent.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;
const missing = machineMissing('player');

let machine: TestMachine;
let server: LiveServer;
let agent: RunningAgent;
let packed: string;
let caller: Caller;

async function ask<T>(name: CallName, payload: unknown): Promise<T> {
  const reply = await call<T>(server, caller, name, payload);
  if (reply.code !== 0) throw new Error(`${name}: ${reply.code} ${reply.message}`);
  return reply.data as T;
}

/** Asks until an answer is as wanted. */
async function askUntil<T>(name: CallName, payload: unknown, isWanted: (answer: T) => boolean): Promise<T> {
  let answer = await ask<T>(name, payload);
  for (const end = Date.now() + 90_000; !isWanted(answer); answer = await ask<T>(name, payload)) {
    if (Date.now() > end) throw new Error(`${name} stays ${JSON.stringify(answer)}\n${agent.lines.join('\n')}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  return answer;
}

/** Number on the screen of the player that has just enrolled. */
const shown = (): Promise<string | undefined> =>
  server.services.store
    .read(SYSTEM, (tx) =>
      tx.db.selectFrom('enrolments').select('number').where('device_id', 'is', null).executeTakeFirst(),
    )
    .then((row) => row?.['number']);

async function uploadPackage(name: string, bytes: Buffer): Promise<string> {
  const form = await ask<Applied>('upload.sign', { entity: 'firmware', field: 'file', name, size: bytes.length });
  await postFile(server, form, bytes);
  await ask('upload.verify', { uploadId: form.uploadId });
  return (await ask<{ id: string }>('firmware.create', { file: form.uploadId })).id;
}

interface DeviceFacts {
  shell: string | null;
  shellVersion: string | null;
  macs: string[] | null;
  ramBytes: number | null;
  romBytes: number | null;
  capabilities: string[] | null;
  apps: { id: string; version: string }[] | null;
}

describe.skipIf(missing !== null)(`a screen with the agent, its player and the server${lacking(missing)}`, () => {
  let id: string;
  beforeAll(async () => {
    server = await startLiveServer();
    machine = await startMachine();
    packed = await packAgent(machine.folder);
    agent = startAgent(machine, packed, server.url);
    const answer = await send(server, null, 'session.login', { userName: 'operator', password: DEMO_PASSWORD });
    const [, cookie = ''] = /^session=([^;]+)/.exec(String(answer.headers['set-cookie'])) ?? [];
    caller = { token: answer.json<{ data: { token: string } }>().data.token, cookie };
    let number: string | undefined;
    await until(() => {
      void shown().then((found) => (number = found));
      return number;
    }, 'the number of the screen');
    const groups = await ask<{ list: { id: string }[] }>('deviceGroup.list', {});
    id = (
      await ask<{ id: string }>('device.create', {
        uuid: number,
        name: 'Agent screen',
        type: 'android',
        groupId: groups.list[0]!.id,
      })
    ).id;
  });
  afterAll(async () => {
    await agent.stop();
    await server.close();
    machine.close();
  });

  test('shows memory, storage, MAC, client and apps of the machine on its page [DEV-01] [DEV-09]', async () => {
    const device = await askUntil<DeviceFacts>(
      'device.one',
      { id },
      ({ shell, apps }) => shell !== null && apps !== null,
    );
    expect(device).toMatchObject({ shell: 'vitrine-agent', shellVersion: VERSION });
    const kilobytes = Number(/MemTotal:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]);
    expect(device.ramBytes).toBe(kilobytes * 1024);
    expect(device.romBytes).toBeGreaterThan(1024 ** 3);
    expect(device.macs?.[0]).toMatch(/^[0-9A-F:]{17}$/);
    expect(device.capabilities).toEqual(expect.arrayContaining(['screenshot', 'install', 'facts']));
    expect(device.apps?.[0]).toMatchObject({ id: 'vitrine-agent', version: VERSION });
  });

  test('takes a new version of its agent by a roll-out, and the console says that it is done [DEV-09] [DEV-20]', async () => {
    const firmwareId = await uploadPackage('vitrine-agent.mjs', asVersion(packed, '1.2.0'));
    const task = await ask<{ id: string }>('firmwareTask.create', {
      firmwareId,
      targetType: 'device',
      targetIds: [id],
      startWith: 'all',
      stopShare: 20,
    });
    const ended = await askUntil<{ status: string; done: number; failed: number }>(
      'firmwareTask.one',
      { id: task.id },
      ({ status }) => status === 'completed' || status === 'halted',
    );
    expect(ended).toMatchObject({ status: 'completed', done: 1, failed: 0 });
    await askUntil<DeviceFacts>('device.one', { id }, ({ shellVersion }) => shellVersion === '1.2.0');
  });
});
