import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';

const ROOT = join(import.meta.dirname, '../../..');
const BUILT = join(ROOT, 'dist/agent/vitrine-agent.mjs');

let app: TestApp;
beforeAll(async () => {
  if (!existsSync(BUILT))
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', 'agent/vite.config.ts'], {
      cwd: ROOT,
    });
  app = await buildTestApp();
});
afterAll(() => app.close());

type Software = { type: string; version: string; url: string | null }[];

describe('the downloads of the first page [HOME-04]', () => {
  test('offer the agent that was built, by its version, with its unit and how to install it', async () => {
    const { software } = await data<{ software: Software }>(app, app.personas.owner, 'session.home', {});
    const linux = software.find(({ type }) => type === 'linux');
    const first = readFileSync(BUILT, 'utf8').split('\n', 1)[0];
    expect(first).toBe(`// vitrine-agent ${linux?.version}`);
    const answer = await app.app.inject({ url: linux?.url ?? '' });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
    expect(answer.headers['content-disposition']).toContain(`vitrine-agent-${linux?.version}.zip`);
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files).toSorted()).toEqual([
      'vitrine-agent/README.md',
      'vitrine-agent/vitrine-agent.mjs',
      'vitrine-agent/vitrine-agent.service',
    ]);
    expect(Buffer.from(files['vitrine-agent/vitrine-agent.mjs']!).equals(readFileSync(BUILT))).toBe(true);
    expect(Buffer.from(files['vitrine-agent/vitrine-agent.service']!).toString()).toContain('ExecStart=');
  });

  test('lead to the page of the player where there is no package, never to one that does not exist', async () => {
    const { software } = await data<{ software: Software }>(app, app.personas.owner, 'session.home', {});
    for (const type of ['android', 'windows'])
      expect(software.find((one) => one.type === type)).toMatchObject({ url: '/player' });
    for (const name of ['vitrine-agent-0.0.1.zip', 'vitrine-agent.apk', '..%2Fpackage.json'])
      expect((await app.app.inject({ url: `/download/${name}` })).statusCode).toBe(404);
  });
});
