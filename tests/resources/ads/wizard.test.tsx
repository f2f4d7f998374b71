import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { moved } from '#resources/parts/materials/ChosenMaterials.tsx';
import { buildTestApp, type TestApp } from '../../support/buildTestApp.ts';
import { data } from '../../support/call.ts';
import { addDevice, addPicture } from '../../support/library.ts';
import { renderConsole, stubBrowser } from '../../support/renderConsole.tsx';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await addPicture(server, server.personas.owner);
  await addDevice(server, server.personas.owner, 'Lobby');
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

const HOUR_MS = 3_600_000;

/** Date and time as typed: local time, without a zone. */
function local(ms: number): string {
  const at = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000);
  return at.toISOString().slice(0, 16);
}

async function fillInfo(user: UserEvent, name: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  await user.click(screen.getByRole('combobox', { name: /^Ad slot/ }));
  await user.click((await screen.findAllByRole('option'))[0]!);
  for (const [label, ms] of [
    ['Start', HOUR_MS],
    ['End', 5 * HOUR_MS],
  ] as const) {
    const input = screen.getByLabelText(new RegExp(`^${label}`));
    await user.click(input);
    await user.paste(local(server.clock.now() + ms));
  }
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

describe('the ad wizard', () => {
  test('offers a superior its own groups as targets, and none of its subordinates’ [UI-13]', async () => {
    const { user } = await renderConsole(server, server.personas.superior, { path: '/adv_mag/new_adv' });
    await fillInfo(user, 'Winter');
    await user.click(await screen.findByRole('radio', { name: /^Device group/ }));
    expect(await screen.findByRole('checkbox', { name: /^Default group/ })).toBeTruthy();
  });

  test('goes from information over targets to materials, and the ad waits for its review [AD-03, AD-06]', async () => {
    const { owner } = server.personas;
    const { user } = await renderConsole(server, owner, { path: '/adv_mag/new_adv' });
    await fillInfo(user, 'Autumn');

    expect(await screen.findByRole('radio', { name: /^Device\s*Single screens/ })).toBeTruthy();
    await user.click(await screen.findByRole('checkbox', { name: 'Lobby' }));
    expect(screen.getByRole('heading', { name: /^Chosen: 1/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));

    // The expected outcome is above the save button, with the server's numbers.
    const outcome = await screen.findByRole('region', { name: 'What will happen' });
    expect(
      await within(outcome).findByText(/this ad plays in turn with the others in the slot .* on 1 screen,/),
    ).toBeTruthy();
    expect(within(outcome).getByText('Still to be said: what is shown.')).toBeTruthy();

    await user.click(await screen.findByRole('button', { name: 'Choose materials' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose materials' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /poster/ }));
    await user.click(within(dialog).getByRole('button', { name: /^Use the 1 chosen/ }));
    expect(await within(outcome).findByText(/ for 15 s in the slot /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(
      async () => {
        const { list } = await data<{ list: { name: string; status: string }[] }>(server, owner, 'ad.list', {});
        expect(list).toMatchObject([{ name: 'Autumn', status: 'pendingApproval' }]);
      },
      { timeout: 20_000 },
    );
  });

  test('does not leave the targets without one [AD-03, UI-03]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/adv_mag/new_adv' });
    await fillInfo(user, 'Winter');
    await screen.findByRole('checkbox', { name: 'Lobby' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect((await screen.findAllByText('Please select the object')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Choose materials' })).toBeNull();
  });

  test('drops what was chosen of another kind of target [AD-03]', async () => {
    const { user } = await renderConsole(server, server.personas.owner, { path: '/adv_mag/new_adv' });
    await fillInfo(user, 'Spring');
    await user.click(await screen.findByRole('checkbox', { name: 'Lobby' }));
    await user.click(screen.getByRole('radio', { name: /^Tag/ }));
    expect(screen.getByRole('heading', { name: /^Chosen: 0/ })).toBeTruthy();
  });
});

test('an item moves by its place, and never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, 1)).toEqual(['b', 'a']);
});
