import { describe, expect, test } from 'vitest';
import { HOST_PROTOCOL } from '#core/host/commands.ts';
import { HOST_OBJECT, HostError, type HostPort } from '#core/host/messages.ts';
import { findHost, type Host } from '#player/host.ts';
import { HostReport } from '#player/hostReport.ts';

const reportHost = (host: Host | null, told: Parameters<HostReport['tell']>[0]) =>
  new HostReport(Promise.resolve(host)).tell(told);

type Answer = (request: { id: number; name: string; args: Record<string, unknown> }) => unknown;

const GREETING = {
  protocol: HOST_PROTOCOL,
  shell: 'test-shell',
  version: '2.0.0',
  platform: 'linux',
  capabilities: ['volume', 'facts', 'install', 'teleport'],
  sources: [{ id: '17', name: 'HDMI 1' }],
  installKinds: ['agent', 'firmware', 'toaster'],
};

const INSTALLED = { id: 'one', state: 'done', percent: 100, detail: '' };

const RESULTS: Record<string, unknown> = {
  hello: GREETING,
  setVolume: { level: 30, muted: false },
  facts: { macs: ['02:00:00:00:00:01'], ramBytes: 1024, romBytes: 4096, freeBytes: 12, model: 'Box' },
  installs: { list: [INSTALLED] },
};

const working: Answer = ({ id, name }) => ({ id, ok: true, result: RESULTS[name] });

/** A window with a shell that answers as told; null says nothing. */
function windowWith(answer: Answer): { [HOST_OBJECT]: HostPort } {
  const hearing: ((event: { data: unknown }) => void)[] = [];
  const port: HostPort = {
    addEventListener: (_type, listener) => hearing.push(listener),
    postMessage(text) {
      const said = answer(JSON.parse(text) as Parameters<Answer>[0]);
      queueMicrotask(() => {
        const data = typeof said === 'string' ? said : JSON.stringify(said);
        if (said !== null) for (const hear of hearing) hear({ data });
      });
    },
  };
  return { [HOST_OBJECT]: port };
}

describe('the native shell around the player [DEV-20]', () => {
  test('is none in a plain browser, and none where it does not answer or answers nonsense', async () => {
    expect(await findHost({})).toBeNull();
    expect(
      await findHost(
        windowWith(() => null),
        5,
      ),
    ).toBeNull();
    expect(
      await findHost(
        windowWith(() => 'no JSON'),
        5,
      ),
    ).toBeNull();
    expect(await findHost(windowWith(({ id }) => ({ id, ok: true, result: { protocol: 'one' } })))).toBeNull();
    expect(await findHost(windowWith(({ id }) => ({ id, ok: false, error: 'FORBIDDEN', detail: '' })))).toBeNull();
  });

  test('says what it can do; names of a later version are left out', async () => {
    const host = await findHost(windowWith(working));
    expect(host?.hello).toMatchObject({
      version: '2.0.0',
      capabilities: ['volume', 'install', 'facts'],
      installKinds: ['firmware', 'agent'],
    });
    expect([host?.can('volume'), host?.can('power')]).toEqual([true, false]);
  });

  test('carries out a command, and refuses one that it did not declare without asking', async () => {
    const asked: string[] = [];
    const host = await findHost(
      windowWith((request) => {
        asked.push(`${request.name} ${JSON.stringify(request.args)}`);
        return working(request);
      }),
    );
    expect(await host?.call('setVolume', { level: 30 })).toEqual({ level: 30, muted: false });
    await expect(host?.call('powerOff', { wakeAt: null })).rejects.toThrow(new HostError('NOT_DECLARED', 'power'));
    expect(asked).toEqual([`hello {"protocol":${HOST_PROTOCOL}}`, 'setVolume {"level":30}']);
  });

  test('gives the words of a failure, and does not take an answer of another shape for a result', async () => {
    const broken = await findHost(
      windowWith((request) =>
        request.name === 'hello' ? working(request) : { id: request.id, ok: false, error: 'FAILED', detail: 'no sink' },
      ),
    );
    await expect(broken?.call('setVolume', { level: 3 })).rejects.toMatchObject({ code: 'FAILED', detail: 'no sink' });
    const odd = await findHost(
      windowWith((request) => (request.name === 'hello' ? working(request) : { id: request.id, ok: true, result: 7 })),
    );
    await expect(odd?.call('getVolume', {})).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('what a sync tells of the machine [DEV-01]', () => {
  const OF_BROWSER = { capabilities: ['restart'], machine: { romBytes: 5, ramBytes: 8 } };

  test('in a plain browser, what the browser knows', async () => {
    expect(await reportHost(null, OF_BROWSER)).toEqual(OF_BROWSER);
  });

  test('with a shell, its exact facts, its abilities and its installations', async () => {
    expect(await reportHost(await findHost(windowWith(working)), OF_BROWSER)).toEqual({
      capabilities: ['restart', 'volume', 'install', 'facts'],
      machine: { romBytes: 4096, ramBytes: 1024, macs: ['02:00:00:00:00:01'], model: 'Box' },
      shell: {
        protocol: HOST_PROTOCOL,
        name: 'test-shell',
        version: '2.0.0',
        platform: 'linux',
        sources: GREETING.sources,
        installKinds: ['firmware', 'agent'],
      },
      installs: [INSTALLED],
    });
  });

  test('a shell whose commands fail does not keep the screen from syncing', async () => {
    const host = await findHost(
      windowWith((request) =>
        request.name === 'hello' ? working(request) : { id: request.id, ok: false, error: 'FAILED', detail: '' },
      ),
    );
    expect(await reportHost(host, OF_BROWSER)).toMatchObject({
      machine: OF_BROWSER.machine,
      shell: { version: '2.0.0' },
    });
  });
});
