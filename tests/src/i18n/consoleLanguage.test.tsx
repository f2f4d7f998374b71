import { globSync, readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  const { own } = server.personas;
  await server.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
    tx.devices.insert({
      uuid: 'LANGUAGE',
      name: 'North gate',
      type: 'android',
      groupId: own.groupId,
      deptId: own.northId,
      status: 'online',
      expireAt: Date.parse('2027-03-09T12:00:00Z'),
    }),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  { language: 'zh_cn', browser: 'en-US', written: /2027\/03\/09/ },
  { language: 'en_us', browser: 'zh-CN', written: /03\/09\/2027/ },
] as const)('a console in $language in a browser in $browser', ({ language, browser, written }) => {
  test('writes dates in its own language [UI-04]', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([browser]);
    await renderConsole(server, server.personas.owner, { path: '/dev_mag', language });
    await screen.findByText('North gate');
    expect((await screen.findAllByText(written)).length).toBeGreaterThan(0);
  });
});

/** A format that names no language has the browser's. The browser's zone may be asked for: that is where somebody sits. */
const NAMELESS = /\.toLocale\w*String\(\)|\.localeCompare\(\w+\)|new Intl\.\w+\((?:undefined|\))(?!\.resolvedOptions)/;

test('no part of the console writes in the browser’s language [UI-04]', () => {
  const sources = globSync('{src,resources}/**/*.{ts,tsx}');
  const found = sources.filter((path) => NAMELESS.test(readFileSync(path, 'utf8')));
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
