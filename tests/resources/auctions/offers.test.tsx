import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => stubBrowser());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an auction says who bid how much, through whom, and why the others lost [MKT-10]', async () => {
  const { owner } = app.personas;
  const { id } = await app.services.store.write({ kind: 'system', corpId: owner.corpId }, (tx) =>
    tx.auctions.insert({
      number: 'F64E14EE7211',
      status: 'won',
      dueAt: app.clock.now(),
      floorFen: 1200,
      priceFen: 1500,
      winnerName: 'Tea',
      bids: 2,
      offers: [
        { order: 'AO000009', buyer: 'Tea', partner: 'Wave', bidFen: 1900, why: 'won' },
        { order: 'AO000008', buyer: 'Coffee', bidFen: 1500, why: 'outbid' },
        { order: '', buyer: 'Slow', partner: 'Slow', bidFen: 0, why: 'noAnswer' },
      ],
    }),
  );
  await renderConsole(app, owner, { path: `/auctions/${id}/show` });
  const list = (await screen.findByText('Tea, by Wave')).closest('ul')!;
  const said = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Tea, by Wave¥19.00 per 1,000Won · AO000009',
    'Coffee¥15.00 per 1,000Another bid more, or drew the lot of the same bid · AO000008',
    'SlowGave no answer in time',
  ]);
});
