import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { rowOf } from '#tests/support/rows.ts';
import { laidScreen } from '#tests/support/screens.ts';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  id = await laidScreen(server, { name: 'Lobby', layoutId: server.personas.own.layoutId });
  const add = (list: string, word: string) => data(server, server.personas.owner, 'dictWord.create', { list, word });
  for (const word of ['East', 'North-east', 'South']) await add('region', word);
  await add('leader', 'Lu');
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

const offered = () => within(screen.getAllByRole('group', { name: 'Offered words' })[0]!);

describe('a text for which the dictionary has words [NET-11]', () => {
  test('offers those of its list alone, fewer while one types, and takes any other text', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: `/dev_mag/edit_dev/${id}` });
    const region = await screen.findByRole('textbox', { name: /^Region/ });
    await waitFor(() => expect(offered().getAllByRole('button')).toHaveLength(3));
    expect(offered().queryByText('Lu')).toBeNull();
    await user.type(region, 'east');
    expect(
      offered()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['North-east']);
    await user.clear(region);
    await user.click(offered().getByText('South'));
    expect((region as HTMLInputElement).value).toBe('South');
    await user.type(region, ' hall');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await rowOf(server, 'device', id))!['region']).toBe('South hall'));
  });
});
