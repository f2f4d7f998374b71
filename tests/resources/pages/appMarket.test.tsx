import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { bookFaults, payments, type TestPayments } from '#tests/support/payments.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let server: TestApp;
let pay: TestPayments;
beforeAll(async () => {
  server = await buildTestApp();
  pay = payments(server);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Number of the payment that was made last. */
const lastPayment = () =>
  server.services.store.read({ kind: 'system', corpId: null }, async (tx) => {
    const [row] = await tx.db.selectFrom('payments').select('number').orderBy('id', 'desc').limit(1).execute();
    return row?.number ?? '';
  });

describe('the app market', () => {
  test('orders points, shows the code to pay, and follows the payment by itself [MKT-01, MKT-03]', async () => {
    const { user, router } = await renderConsole(server, server.personas.owner, { path: '/app_market' });
    await user.click(await screen.findByRole('button', { name: /Windows point/ }));
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    expect(screen.getByText('A whole number from 1 to 500')).toBeTruthy();
    await user.type(quantity, '3');
    expect(screen.getByText('¥1,440.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Place the order' }));
    await user.click(await screen.findByRole('button', { name: 'Pay by QR code' }));
    expect(router.state.location.pathname).toMatch(/^\/app_market\/detail\//);
    expect(await screen.findByRole('img', { name: 'QR code to pay ¥1,440.00' })).toBeTruthy();
    await pay.scan(await lastPayment());
    await pay.deliver();
    // The code leaves the page with the order's old state: what came of it is said beside.
    expect(await screen.findByText('Paid: ¥1,440.00')).toBeTruthy();
    expect(await screen.findAllByText('Paid')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(await bookFaults(server)).toEqual([]);
  });

  test('warns where the money became a balance because the order was over [MKT-03]', async () => {
    const order = await data<{ id: string }>(server, server.personas.owner, 'marketOrder.create', {
      appType: 'android',
      quantity: 1,
      years: 1,
      method: 'online',
    });
    const { user } = await renderConsole(server, server.personas.owner, { path: `/app_market/detail/${order.id}` });
    await user.click(await screen.findByRole('button', { name: 'Pay by QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay ¥300.00' })).toBeTruthy();
    await data(server, server.personas.owner, 'marketOrder.cancel', { ids: [order.id] });
    await pay.scan(await lastPayment());
    await pay.deliver();
    const said = 'The order could not be bought any more. ¥300.00 are in the wallet.';
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('the finance centre', () => {
  test('recharges the wallet of an advertiser by a code [MKT-04, MKT-05]', async () => {
    const { user } = await renderConsole(server, server.personas.advertiser, { path: '/finance_list' });
    await user.click(await screen.findByRole('button', { name: 'Recharge' }));
    const amount = await screen.findByRole('textbox', { name: 'Amount (yuan)' });
    await user.type(amount, '0.99');
    await user.click(screen.getByRole('button', { name: 'Show the code' }));
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await user.clear(amount);
    await user.type(amount, '88.888');
    await user.click(screen.getByRole('button', { name: 'Show the code' }));
    expect(await screen.findByRole('img', { name: 'QR code to pay ¥88.88' })).toBeTruthy();
    await pay.scan(await lastPayment());
    await pay.deliver();
    expect(await screen.findByText('Paid: ¥88.88')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect((await screen.findAllByText('¥88.88')).length).toBeGreaterThan(1);
  });
});
