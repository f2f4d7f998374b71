import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#core/protocol/envelope.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, send, type Caller } from '#tests/support/call.ts';
import { PASSWORD } from '#tests/support/personas.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';

const GIVEN = 'set-by-the-owner';
const OWN = 'chosen-by-myself';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ config: { resetPassword: GIVEN } });
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

async function signIn(userName: string, password: string): Promise<Caller> {
  const answer = await send(server, null, 'session.login', { userName, password });
  const { token } = answer.json<{ data: { token: string } }>().data;
  return { token, cookie: /^session=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? '' };
}

const ENGLISH = ['Old password', 'New password', 'Confirm new password', 'Change password'] as const;
const CHINESE = ['原密码', '新密码', '确认新密码', '修改密码'] as const;

/** Fills the form in, and sends it. */
async function change(
  user: Awaited<ReturnType<typeof renderConsole>>['user'],
  values: readonly [old: string, next: string, again: string],
  words: readonly string[] = ENGLISH,
) {
  for (const [index, value] of values.entries()) {
    const input = await screen.findByLabelText(new RegExp(`^${words[index]}( \\*|\\s\\*)?$`));
    await user.clear(input);
    await user.click(input);
    await user.paste(value);
  }
  await user.click(screen.getByText(String(words[3]), { selector: 'button' }));
}

describe('the page on which one changes one’s own password [ME-01]', () => {
  test.each<[Language, readonly string[], string]>([
    ['en_us', ENGLISH, 'New password does not match confirmation'],
    ['zh_cn', CHINESE, '新密码与确认密码不一致'],
  ])('says that the new password was typed in two ways, in %s', async (language, words, message) => {
    const { user } = await renderConsole(server, server.personas.staff, {
      path: '/personal_center?part=password',
      language,
    });
    await change(user, [PASSWORD, OWN, `${OWN}2`], words);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('says at the field what the rules and what the server refuse', async () => {
    const { user } = await renderConsole(server, server.personas.staff, { path: '/personal_center?part=password' });
    await change(user, [PASSWORD, 'short', 'short']);
    expect(await screen.findByText('At least 6 characters')).toBeTruthy();
    await change(user, [PASSWORD, 'Password123', 'Password123']);
    expect(await screen.findByText('Too common: choose one that nobody guesses')).toBeTruthy();
    await change(user, ['not-the-old-one', OWN, OWN]);
    const refused = await screen.findByText('The old password is wrong');
    expect(screen.getByLabelText(/^Old password/).getAttribute('aria-describedby')).toBe(refused.closest('p')?.id);
    await change(user, [PASSWORD, PASSWORD, PASSWORD]);
    expect(await screen.findByText('The new password is the old one')).toBeTruthy();
  });

  test('is reached from the account menu, changes it, and keeps nothing that was typed', async () => {
    const { user, router } = await renderConsole(server, server.personas.staff, { path: '/home' });
    await user.click(await screen.findByRole('button', { name: /^Account:/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
    expect(router.state.location.pathname).toBe('/personal_center');
    expect(router.state.location.search).toBe('?part=password');
    await change(user, [PASSWORD, OWN, OWN]);
    expect(await screen.findByText('The password was changed')).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Old password/).value).toBe(''));
    expect((await call(server, null, 'session.login', { userName: 'staff_north', password: OWN })).code).toBe(0);
  });

  test('needs the code of the personal centre, and an enterprise’s page none [PERM-01, SES-17]', async () => {
    const { reviewer } = server.personas;
    const { router } = await renderConsole(server, reviewer, { path: '/personal_center' });
    expect(await screen.findByText(/permission/i)).toBeTruthy();
    expect(screen.queryByLabelText(/^Old password/)).toBeNull();
    await router.navigate(`/corporate_manage/organization_detail/${reviewer.corpId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Own' })).toBeTruthy();
  });

  test('lies below the personal centre of an advertiser too [ADS-01, ADS-06]', async () => {
    const { router } = await renderConsole(server, server.personas.advertiser, { path: '/person_list' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Change password' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/person_list/password');
  });
});

describe('a password that somebody else set [ENT-09]', () => {
  beforeEach(async () => {
    await data(server, server.personas.owner, 'account.resetPassword', { ids: [server.personas.self.userId] });
  });

  test('is changed before anything else is shown, and then the console goes on without another login', async () => {
    const caller = await signIn('self_north', GIVEN);
    const { user, store } = await renderConsole(server, caller, { path: '/home' });
    expect(await screen.findByText(/^Somebody else set this password/)).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Change password' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    await change(user, [GIVEN, OWN, OWN]);
    expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeTruthy();
    expect(await screen.findByText('The password was changed')).toBeTruthy();
    expect(store.token()).toBe(caller.token);
    expect(store.session()?.mustChangePassword).toBe(false);
  });

  test('can also be left alone: one logs out', async () => {
    const { user, store, reloads } = await renderConsole(server, await signIn('self_north', GIVEN), {
      path: '/dev_mag',
    });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(reloads()).toBe(1), { timeout: 3000 });
    expect(store.token()).toBeNull();
  });
});
