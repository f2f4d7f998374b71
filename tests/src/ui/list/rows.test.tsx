// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import { StateField } from '#src/ui/fields/StateField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { ViewsContext } from '#src/ui/view.ts';
import { draw, fakeProvider } from '../console.tsx';
import { gadget, gadgetColumns, gadgetFilters, gadgetForms, gadgetMeta } from '../gadget.tsx';

const four = {
  ads: [gadget('1'), gadget('2', { status: 'expired' }), gadget('3', { status: 'pendingPlay' }), gadget('4')],
};

const Show = () => (
  <EntityShow
    meta={gadgetMeta}
    values={{ name: <TextField source="name" />, status: <StateField source="status" states={gadgetMeta.states!} /> }}
    sections={[{ name: 'base', fields: ['name', 'status'] }]}
    forms={gadgetForms}
  />
);

const list = (
  <ViewsContext value={new Map([['ads', { meta: { ...gadgetMeta, systems: ['YXF'] }, Show }]])}>
    <EntityList meta={gadgetMeta} columns={gadgetColumns} filters={gadgetFilters} forms={gadgetForms} />
  </ViewsContext>
);

const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('data-id');
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Gadget/ })
    .flatMap((box, index) => (box.checked ? [String(index + 1)] : []));

// jsdom lays nothing out, and so scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

describe('the rows of a list', () => {
  test('are walked and selected by keys alone [UI-01, UI-05]', async () => {
    await draw(list, { provider: fakeProvider(four) });
    await screen.findByRole('table');
    await userEvent.keyboard('jj');
    expect(focusedRow()).toBe('2');
    await userEvent.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    expect([focusedRow(), selected()]).toEqual(['3', ['2', '3']]);
    await userEvent.keyboard('kk');
    expect(focusedRow()).toBe('1');
    await userEvent.keyboard('gj');
    expect(focusedRow()).toBe('1');
  });

  test('are selected from one to another by shift [UI-01]', async () => {
    await draw(list, { provider: fakeProvider(four) });
    await screen.findByRole('table');
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Select Gadget 4' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Gadget 2' }));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['2', '3', '4']);
  });

  test('are selected on all pages at once [UI-01]', async () => {
    const ads = Array.from({ length: 23 }, (_, index) => gadget(String(index + 1)));
    await draw(list, { provider: fakeProvider({ ads }) });
    await screen.findByRole('table');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all 23' }));
    expect(await screen.findByText('23 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Select all 23' })).toBeNull();
  });

  test('keep what is typed into the search to it', async () => {
    await draw(list, { provider: fakeProvider(four) });
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'jx');
    expect([focusedRow(), selected()]).toEqual([undefined, []]);
  });
});

describe('a record beside its list', () => {
  const panel = () => screen.findByRole('complementary', { name: 'Beside the list: Ad' });

  test('opens at a click on its row, is in the address, and back closes it [UI-01]', async () => {
    const { router } = await draw(list, { provider: fakeProvider(four) });
    await screen.findByRole('table');
    await userEvent.click(screen.getByText('Expired'));
    expect(await within(await panel()).findByRole('heading', { name: /Gadget 2/ })).toBeTruthy();
    expect(router.state.location.search).toBe('?record=2');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  test('opens from a pasted address, goes on and back by key, and hands the focus to its row [UI-01, UI-05]', async () => {
    const { router } = await draw(list, { provider: fakeProvider(four), path: '/?record=2' });
    await within(await panel()).findByRole('heading', { name: /Gadget 2/ });
    await screen.findByRole('table');
    await userEvent.keyboard('j');
    await screen.findByRole('heading', { name: /Gadget 3/ });
    await userEvent.keyboard('{ArrowUp}k');
    await screen.findByRole('heading', { name: /Gadget 1/ });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous record' }).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe('/ads/1/show');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focusedRow()).toBe('1'));
    expect(router.state.location.search).toBe('');
  });

  test('leaves the name to be a link to its page', async () => {
    await draw(list, { provider: fakeProvider(four) });
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('link', { name: 'Gadget 2' }).getAttribute('href')).toBe('/ads/2/show');
  });
});
