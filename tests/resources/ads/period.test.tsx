import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';
import { addDevice, addPicture } from '#tests/support/library.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

let server: TestApp;
let deviceId: string;
let pictureId: string;
beforeAll(async () => {
  server = await buildTestApp();
  pictureId = await addPicture(server, server.personas.owner);
  deviceId = await addDevice(server, server.personas.owner, 'Lobby');
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

const MINUTE_MS = 60_000;

/** A moment as somebody types it: local time, without a zone. */
function local(ms: number): string {
  const at = new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS);
  return at.toISOString().slice(0, 16);
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));
async function write(user: UserEvent, label: string, ms: number): Promise<void> {
  await user.click(field(label));
  await user.clear(field(label));
  await user.paste(local(server.clock.now() + ms));
  await user.tab();
}
const open = async () => {
  const rendered = await renderConsole(server, server.personas.owner, { path: '/adv_mag/new_adv' });
  await rendered.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Autumn');
  return rendered;
};
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));

describe('the period of a new ad', () => {
  test('"now" becomes the nearest start that can be, and the form says so [AD-04, console 5]', async () => {
    const { user } = await open();
    await write(user, 'Start', 0);
    expect(
      await screen.findByText(/^The start was moved on to .*: it must be at least 5 minutes ahead\.$/),
    ).toBeTruthy();
    await write(user, 'End', 60 * MINUTE_MS);
    await next(user);
    expect(screen.queryByText('Start must be at least 5 minutes from now')).toBeNull();
  });

  test('an end without an hour is the end of that day [UI-14, console 19]', async () => {
    const { user } = await open();
    await user.click(field('End'));
    await user.paste('12/31/2026');
    await user.tab();
    expect(field('End').value).toBe('12/31/2026, 23:59');
  });

  test('a start that time has overtaken while one typed is moved on [AD-04, console 5]', async () => {
    const { user } = await open();
    await write(user, 'Start', 6 * MINUTE_MS);
    const typed = field('Start').value;
    await write(user, 'End', 60 * MINUTE_MS);
    server.clock.advance(10 * MINUTE_MS);
    await user.click(screen.getByRole('textbox', { name: /^Name/ }));
    await user.tab();
    expect(await screen.findByText(/^The start was moved on to/, {}, { timeout: 8000 })).toBeTruthy();
    expect(field('Start').value).not.toBe(typed);
  });

  test('a start that came with a draft and has passed since is moved on; one that is typed too early is refused [AD-03, AD-04, console 5]', async () => {
    const { user } = await open();
    await write(user, 'Start', 30 * MINUTE_MS);
    await write(user, 'End', 120 * MINUTE_MS);
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain('startAt'));
    cleanup();
    server.clock.advance(60 * MINUTE_MS);
    await renderConsole(server, server.personas.owner, { path: '/adv_mag/new_adv' });
    expect(await screen.findByText(/^The start was moved on to/, {}, { timeout: 8000 })).toBeTruthy();
    cleanup();
    localStorage.clear();
    const again = await open();
    await write(again.user, 'Start', -60 * MINUTE_MS);
    await write(again.user, 'End', 60 * MINUTE_MS);
    await next(again.user);
    expect((await screen.findAllByText('Start must be at least 5 minutes from now')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^The start was moved on to/)).toBeNull();
  });

  test('a start too early that is chosen in the calendar first is refused, as one that is typed [AD-03, AD-04]', async () => {
    const { user } = await open();
    await user.click(screen.getAllByRole('button', { name: 'Choose a date' })[0]!);
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose a date' }));
    await user.click(calendar.getByRole('option', { name: '00:00' }));
    await user.click(calendar.getByRole('button', { name: 'Done' }));
    await write(user, 'End', 24 * 60 * MINUTE_MS);
    await next(user);
    expect((await screen.findAllByText('Start must be at least 5 minutes from now')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^The start was moved on to/)).toBeNull();
  });

  test('"now" in an edit becomes the nearest start as well, and a start that stays does not [AD-04, console 5]', async () => {
    const { owner, own } = server.personas;
    const at = (ms: number) => new Date(server.clock.now() + ms).toISOString();
    const { id } = await data<{ id: string }>(server, owner, 'ad.create', {
      name: 'Later',
      type: 'common',
      deliveryMode: 'precise',
      slotId: own.slotId,
      startAt: at(60 * MINUTE_MS),
      endAt: at(300 * MINUTE_MS),
      durationS: 5,
      kind: 'text',
      text: 'Later',
      targetType: 'deviceGroup',
      targetIds: [own.groupId],
    });
    const { user } = await renderConsole(server, owner, { path: `/ads/${id}` });
    await screen.findByRole('textbox', { name: /^Name/ });
    expect(screen.queryByText(/^The start was moved on to/)).toBeNull();
    await write(user, 'Start', 0);
    expect(await screen.findByText(/^The start was moved on to/, {}, { timeout: 8000 })).toBeTruthy();
  });

  test('as soon as approved is a choice, and asks for no start [AD-04, console 5]', async () => {
    const { user } = await open();
    await user.click(screen.getByLabelText(/^As soon as approved/));
    await waitFor(() => expect(screen.queryByLabelText(/^Start( \*)?$/)).toBeNull());
    await user.click(screen.getByRole('combobox', { name: /^Ad slot/ }));
    await user.click((await screen.findAllByRole('option'))[0]!);
    await write(user, 'End', 60 * MINUTE_MS);
    await next(user);
    expect(await screen.findByRole('checkbox', { name: 'Lobby' })).toBeTruthy();
  });

  test('what a refused step marked is right as soon as it is filled [UI-02, console 14]', async () => {
    const { user } = await open();
    await next(user);
    expect((await screen.findAllByText('Time cannot be empty')).length).toBe(2);
    await write(user, 'End', 120 * MINUTE_MS);
    await waitFor(() => expect(screen.getAllByText('Time cannot be empty').length).toBe(1));
    await write(user, 'Start', 60 * MINUTE_MS);
    await waitFor(() => expect(screen.queryByText('Time cannot be empty')).toBeNull());
  });
});

describe('an ad that no screen would show [console 13]', () => {
  test('says so on its page, and asks before it is saved', async () => {
    const { owner, own } = server.personas;
    const at = (ms: number) => new Date(server.clock.now() + ms).toISOString();
    const { id } = await data<{ id: string }>(server, owner, 'ad.create', {
      name: 'Nowhere',
      type: 'common',
      slotId: own.slotId,
      startAt: at(60 * MINUTE_MS),
      endAt: at(600 * MINUTE_MS),
      targetType: 'device',
      targetIds: [deviceId],
      kind: 'file',
      materials: [pictureId],
    });
    await server.services.store.write({ kind: 'system', corpId: own.corpId }, (tx) =>
      tx.devices.update(deviceId, { status: 'invalid' }),
    );
    await renderConsole(server, owner, { path: `/ads/${id}/show` });
    const outcome = await screen.findByRole('region', { name: 'What will happen' });
    expect(within(outcome).getByText('None of the chosen screens would show it.')).toBeTruthy();
    cleanup();

    const { user } = await renderConsole(server, owner, { path: `/adv_mag/edit_adv/${id}` });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' at all');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save this?' });
    expect(within(dialog).getByText('None of the chosen screens would show it. Save it all the same?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect((await data<{ name: string }>(server, owner, 'ad.one', { id })).name).toBe('Nowhere');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Save this?' })).getByRole('button', { name: 'Save' }),
    );
    await waitFor(async () =>
      expect((await data<{ name: string }>(server, owner, 'ad.one', { id })).name).toBe('Nowhere at all'),
    );
  });
});
