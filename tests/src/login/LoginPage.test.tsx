import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#core/protocol/reply.ts';
import { LoginPage } from '#src/login/LoginPage.tsx';
import type { LoginPageProps, LoginServices } from '#src/login/types.ts';

type Sent = Parameters<LoginServices['signIn']>[0];

function scene(overrides: Partial<LoginPageProps> = {}, services: Partial<LoginServices> = {}) {
  const sent: Sent[] = [];
  const kept: unknown[] = [];
  let entered = 0;
  const props: LoginPageProps = {
    language: 'en_us',
    brand: { name: 'Vitrine' },
    system: 'YXF',
    onLanguage: () => undefined,
    ...overrides,
    services: {
      signIn: async (input) => {
        sent.push(input);
      },
      sendCode: async () => 60,
      register: async (input) => {
        sent.push(input);
      },
      newPassword: async () => undefined,
      remembered: () => null,
      remember: (value) => {
        kept.push(value);
      },
      onSignedIn: () => {
        entered += 1;
      },
      ...services,
    },
  };
  render(<LoginPage {...props} />);
  return { user: userEvent.setup(), sent, kept, entered: () => entered };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each([
  {
    language: 'zh_cn',
    title: '运营后台',
    account: '账号',
    password: '密码',
    mobile: '手机登录',
    submit: '登录',
    lang: 'zh-CN',
  },
  {
    language: 'en_us',
    title: 'Operator console',
    account: 'Account',
    password: 'Password',
    mobile: 'Mobile phone',
    submit: 'Sign in',
    lang: 'en-US',
  },
] as const)('the login page in $language', ({ language, title, account, password, mobile, submit, lang }) => {
  test('has a tab for account, phone, mail and registration [SES-01] [SES-20] [SES-21]', () => {
    scene({ language });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    expect(screen.getByRole('tab', { name: mobile })).toBeTruthy();
    expect(document.documentElement.lang).toBe(lang);
  });

  test('fills in what browsers know: account and password are marked for them [SES-03]', () => {
    scene({ language });
    expect(screen.getByLabelText(account, { selector: 'input' }).getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText(password, { selector: 'input' }).getAttribute('autocomplete')).toBe(
      'current-password',
    );
    expect(screen.getByRole('button', { name: submit })).toBeTruthy();
  });
});

test('a registration sends what was typed once it is whole, and enters the console [SES-20]', async () => {
  const user = userEvent.setup();
  const { sent, entered } = scene({ language: 'en_us', system: 'ADS' });
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  await user.type(screen.getByLabelText('Mobile number or e-mail'), 'bear@example.com');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(screen.getByLabelText('Verification code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Register and sign in' }));
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText('Person'));
  await user.type(screen.getByLabelText('Enterprise or person that advertises'), 'Bear Coffee');
  await user.type(screen.getByLabelText('Account', { selector: 'input' }), 'bear_coffee');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'ginger-bread-7');
  await user.click(screen.getByRole('button', { name: 'Register and sign in' }));
  expect(sent).toEqual([
    {
      email: 'bear@example.com',
      code: '123456',
      name: 'Bear Coffee',
      type: 'personal',
      userName: 'bear_coffee',
      password: 'ginger-bread-7',
    },
  ]);
  expect(entered()).toBe(1);
});

describe('account login', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, userName: string, password: string): Promise<void> => {
    await user.type(screen.getByLabelText('Account', { selector: 'input' }), userName);
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };

  test('signs in and goes on', async () => {
    const { user, sent, entered } = scene();
    await fill(user, 'operator', 'secret-1');
    await waitFor(() => expect(entered()).toBe(1));
    expect(sent).toEqual([{ system: 'YXF', userName: 'operator', password: 'secret-1' }]);
  });

  test.each(['Operator', '_operator', 'operator_', 'ab_1', 'oper ator!'])(
    'does not send an account such as "%s" [SES-02]',
    async (userName) => {
      const { user, sent } = scene();
      await fill(user, userName, 'secret-1');
      expect(screen.getByText(/Lowercase letters, digits and underscores/)).toBeTruthy();
      expect(sent).toEqual([]);
    },
  );

  test('does not send a password of five characters [SES-02]', async () => {
    const { user, sent } = scene();
    await fill(user, 'operator', '12345');
    expect(screen.getByText('At least 6 characters')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('goes to the first field that is wrong, which says why [UI-05]', async () => {
    const { user } = scene();
    await fill(user, 'operator', '12345');
    const field = screen.getByLabelText('Password', { selector: 'input' });
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('At least 6 characters');
  });

  test('keeps the account where that is asked for, and never the password [SES-03]', async () => {
    const { user, kept } = scene();
    await user.click(screen.getByLabelText('Remember password'));
    await fill(user, 'operator', 'secret-1');
    await waitFor(() => expect(kept).toEqual([{ userName: 'operator', system: 'YXF' }]));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret-1');
  });

  test('has the remembered account there again [SES-03, SES-08]', () => {
    scene({}, { remembered: () => ({ userName: 'reviewer', system: 'YXF' }) });
    expect(screen.getByLabelText<HTMLInputElement>('Account', { selector: 'input' }).value).toBe('reviewer');
    expect(screen.getByLabelText<HTMLInputElement>('Remember password').checked).toBe(true);
  });

  test('shows what the server says [NET-03]', async () => {
    const { user, entered } = scene(
      {},
      {
        signIn: () =>
          Promise.reject(new CallError({ code: -20001, message: 'Account or password is wrong', traceKey: 't' })),
      },
    );
    await fill(user, 'operator', 'secret-1');
    expect(await screen.findByText('Account or password is wrong')).toBeTruthy();
    expect(entered()).toBe(0);
  });

  test('says that Caps Lock is on', async () => {
    const { user } = scene();
    await user.click(screen.getByLabelText('Password', { selector: 'input' }));
    await user.keyboard('{CapsLock}A');
    expect(screen.getByText('Caps Lock is on')).toBeTruthy();
  });

  test('signs in advertisers at their own console [SES-11]', async () => {
    const { user, sent } = scene();
    await user.click(screen.getByRole('button', { name: 'Advertiser or agency? Sign in here' }));
    await fill(user, 'advertiser', 'secret-1');
    await waitFor(() => expect(sent).toMatchObject([{ system: 'ADS' }]));
  });

  test('a right password in the other console leads there [SES-11, trial 25]', async () => {
    const tried: string[] = [];
    const { user, kept, entered } = scene(
      {},
      {
        signIn: async (input) => {
          const system = 'system' in input ? input.system : '';
          tried.push(system);
          if (system === 'YXF') throw new CallError({ code: -10004, message: 'No permission', traceKey: 't' });
        },
      },
    );
    await fill(user, 'advertiser', 'secret-1');
    await waitFor(() => expect(entered()).toBe(1));
    expect(tried).toEqual(['YXF', 'ADS']);
    expect(kept).toEqual([null]);
    expect(screen.queryByText('No permission')).toBeNull();
  });
});

describe('mobile login', () => {
  test('sends a code and counts down before another [SES-04]', async () => {
    const codes: string[] = [];
    const { user, sent } = scene(
      {},
      {
        sendCode: async (to, purpose) => {
          codes.push(`${Object.values(to).join()} ${purpose}`);
          return 60;
        },
      },
    );
    await user.click(screen.getByRole('tab', { name: 'Mobile phone' }));
    await user.type(screen.getByLabelText('Mobile number'), '13800138000');
    await user.click(screen.getByRole('button', { name: 'Send code' }));

    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Send again in \d+ s/ });
    expect(again.disabled).toBe(true);
    expect(codes).toEqual(['13800138000 login']);

    await user.type(screen.getByLabelText('Verification code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sent).toEqual([{ phone: '13800138000', code: '123456' }]));
  });

  test.each(['12345678901', '1380013800', '+8613800138000'.slice(0, 6)])(
    'takes no number such as %s [SES-04]',
    async (phone) => {
      let sent = 0;
      const { user } = scene(
        {},
        {
          sendCode: async () => {
            sent += 1;
            return 60;
          },
        },
      );
      await user.click(screen.getByRole('tab', { name: 'Mobile phone' }));
      await user.type(screen.getByLabelText('Mobile number'), phone);
      await user.click(screen.getByRole('button', { name: 'Send code' }));
      expect(screen.getByText('Enter an 11-digit mobile number of mainland China')).toBeTruthy();
      expect(sent).toBe(0);
    },
  );
});

describe('login by mail', () => {
  test('sends a code to the address and signs in by it [SES-21]', async () => {
    const codes: unknown[] = [];
    const { user, sent } = scene(
      {},
      {
        sendCode: async (to) => {
          codes.push(to);
          return 60;
        },
      },
    );
    await user.click(screen.getByRole('tab', { name: 'E-mail' }));
    await user.type(screen.getByLabelText('E-mail address'), 'lin');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(screen.getByText('Enter an e-mail address')).toBeTruthy();
    await user.type(screen.getByLabelText('E-mail address'), '@example.com');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: /Send again/ });
    expect(codes).toEqual([{ email: 'lin@example.com' }]);
    await user.type(screen.getByLabelText('Verification code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sent).toEqual([{ email: 'lin@example.com', code: '123456' }]));
  });
});

describe('a forgotten password', () => {
  test.each([
    ['13800138000', { phone: '13800138000' }],
    ['lin@example.com', { email: 'lin@example.com' }],
  ])('is set anew by a code to %s [SES-19]', async (contact, target) => {
    const asked: unknown[] = [];
    const set: unknown[] = [];
    const { user, entered } = scene(
      {},
      {
        sendCode: async (to, purpose) => {
          asked.push([to, purpose]);
          return 60;
        },
        newPassword: async (input) => void set.push(input),
      },
    );
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await user.type(screen.getByLabelText('Mobile number or e-mail'), contact);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByRole('button', { name: /Send again/ });
    await user.type(screen.getByLabelText('Verification code'), '123456');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Set the new password' }));
    expect(screen.getByText('At least 6 characters')).toBeTruthy();
    await user.type(screen.getByLabelText('New password'), ' no more');
    await user.click(screen.getByRole('button', { name: 'Set the new password' }));
    expect(await screen.findByText('The new password is set. Sign in with it.')).toBeTruthy();
    expect(asked).toEqual([[target, 'password']]);
    expect(set).toEqual([{ ...target, code: '123456', newPassword: 'short no more' }]);
    expect(entered()).toBe(0);
  });
});

test('warns after a login timeout [SES-09]', () => {
  scene({ notice: 'timeout' });
  expect(screen.getByText('Login timeout, please login again')).toBeTruthy();
});

test('goes between its tabs by arrow keys [UI-05]', async () => {
  const { user } = scene();
  await user.click(screen.getByRole('tab', { name: 'Account' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Mobile phone' }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Mobile phone' }));
});
