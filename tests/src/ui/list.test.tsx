// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, gadgetColumns, gadgetFilters, gadgetForms, gadgetMeta } from './gadget.tsx';

const list = (view?: string) => (
  <EntityList meta={gadgetMeta} columns={gadgetColumns} filters={gadgetFilters} forms={gadgetForms} view={view} />
);

const three = { ads: [gadget('1'), gadget('2', { status: 'expired' }), gadget('3', { status: 'pendingPlay' })] };

afterEach(cleanup);

describe('a list', () => {
  test('shows rows with the status first, a count and the primary action [UI-01]', async () => {
    await draw(list(), { provider: fakeProvider(three) });
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(1, 5),
    ).toEqual(['Status', 'Name', 'Start', 'Place in the carousel']);
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(table).getByText('Expired')).toBeTruthy();
    expect(within(table).getAllByText('¥12.50')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ads');
    expect(screen.getByRole('link', { name: 'New ad' }).getAttribute('href')).toBe('/ads/create');
  });

  test('speaks Chinese where the console does [UI-04]', async () => {
    await draw(list(), { provider: fakeProvider(three), language: 'zh_cn' });
    const table = await screen.findByRole('table');
    expect(within(table).getByText('已过期')).toBeTruthy();
    expect(screen.getByRole('link', { name: '新建广告' })).toBeTruthy();
    expect(screen.getByText('共 3 项')).toBeTruthy();
  });

  test('draws neither what may not be read nor what may not be done [PERM-03]', async () => {
    const can = (permission: string) => permission === 'ad.view';
    await draw(list(), { provider: fakeProvider(three), can });
    const table = await screen.findByRole('table');
    expect(within(table).queryByText('¥12.50')).toBeNull();
    expect(screen.queryByRole('link', { name: 'New ad' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('asks the server for its view, and offers that view’s actions only', async () => {
    const provider = fakeProvider(three);
    await draw(list('adv_audit'), { provider });
    await screen.findByRole('table');
    expect(provider.asked[0]).toMatchObject({
      verb: 'getList',
      resource: 'ads',
      params: { meta: { view: 'adv_audit' }, pagination: { page: 1, perPage: 20 } },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Gadget 3' }));
    const bar = within(await screen.findByRole('toolbar'));
    expect(bar.getByRole('button', { name: 'Disapprove' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  test('sorts by a header and keeps it in the address [UI-01]', async () => {
    const { router } = await draw(list(), { provider: fakeProvider(three) });
    await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(router.state.location.search).toContain('sort=name'));
    expect(router.state.location.search).toContain('order=ASC');
  });

  test('counts the last day of a range to its end [UI-14, console 19]', async () => {
    const provider = fakeProvider(three);
    await draw(list(), { provider });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Start/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'From' }), '2026-12-01');
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '2026-12-31');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const [from, to] = ['2026-12-01T00:00', '2026-12-31T23:59:59.999'].map((wall) => new Date(wall).toISOString());
    await waitFor(() =>
      expect(provider.asked.at(-1)).toMatchObject({ params: { filter: { startAt: { gte: from, lte: to } } } }),
    );
  });

  test('counts a first day that is chosen in the calendar from its beginning, today too [UI-14]', async () => {
    const provider = fakeProvider(three);
    await draw(list(), { provider });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Start/ }));
    await screen.findByRole('textbox', { name: 'From' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Choose a date' })[0]!);
    await userEvent.click(await screen.findByRole('button', { current: 'date' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const today = new Date('2026-11-20T08:00:00Z');
    today.setHours(0, 0, 0, 0);
    await waitFor(() =>
      expect(provider.asked.at(-1)).toMatchObject({ params: { filter: { startAt: { gte: today.toISOString() } } } }),
    );
  });

  test('keeps a filter in the address, says it in a chip, and takes it away again [UI-01]', async () => {
    const provider = fakeProvider(three);
    const { router } = await draw(list(), { provider });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Playing' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Expired' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('button', { name: 'Status: Playing, Expired' })).toBeTruthy();
    expect(decodeURIComponent(router.state.location.search)).toContain('{"status":{"in":["playing","expired"]}}');
    expect(provider.asked.at(-1)).toMatchObject({ params: { filter: { status: { in: ['playing', 'expired'] } } } });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Status: / })).toBeNull());
  });

  test('remembers which columns are chosen [UI-01]', async () => {
    await draw(list(), { provider: fakeProvider(three) });
    const table = await screen.findByRole('table');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'URL' }));
    await waitFor(() => expect(within(table).getByRole('columnheader', { name: 'URL', hidden: true })).toBeTruthy());
  });

  test('says what to do where there is nothing yet [UI-01]', async () => {
    await draw(list(), { provider: fakeProvider({ ads: [] }) });
    expect(await screen.findByText('Create the first one, and it will show up here.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New ad' })).toHaveLength(2);
  });

  test('says what went wrong, and tries again [UI-01]', async () => {
    let isBroken = true;
    const healthy = fakeProvider(three);
    const getList: typeof healthy.getList = async (resource, params) => {
      if (isBroken) throw new Error('The server is on fire');
      return healthy.getList(resource, params);
    };
    await draw(list(), { provider: { ...healthy, getList } });
    const alert = within((await screen.findByText('The list could not be loaded')).parentElement!);
    expect(alert.getByText('The server is on fire')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
