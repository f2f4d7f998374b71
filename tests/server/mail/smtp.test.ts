import { afterEach, describe, expect, it } from 'vitest';
import { NeverDelivered } from '#server/mail/neverDelivered.ts';
import { openSmtp } from '#server/mail/smtp.ts';
import { readSmtpUrl } from '#server/mail/smtpUrl.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { createClock } from '#tests/support/clock.ts';
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts';

const MAIL = {
  to: ['a@example.com'],
  subject: '设备离线',
  text: '屏幕 1 离线\n',
  html: '<p>屏幕 1 离线</p>',
  id: '0197',
};

let server: MailServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const open = (url: string, said: string[] = []) =>
  openSmtp(readSmtpUrl(url), createClock(), (line) => void said.push(line));
const address = (port: number, account = 'vitrine:right-pass@', more = '') =>
  `smtp://${account}127.0.0.1:${port}?from=screens@example.com${more}`;

describe('a mail server', () => {
  it('takes a mail of the account that it knows [DEV-12]', async () => {
    server = await startMailServer();
    const mailer = await open(address(server.port, undefined, '&name=%E7%BB%B4%E7%89%B9'));
    await mailer.send(MAIL);
    expect(server.arrived).toMatchObject([
      {
        from: 'screens@example.com',
        to: ['a@example.com'],
        subject: '设备离线',
        plain: '屏幕 1 离线\n',
        html: '<p>屏幕 1 离线</p>',
        messageId: '<0197@example.com>',
      },
    ]);
    expect(server.arrived[0]?.text).toContain(
      `=?UTF-8?B?${Buffer.from('维特').toString('base64')}?= <screens@example.com>`,
    );
  });

  it('that refuses the account is said at the start, with its answer', async () => {
    server = await startMailServer();
    await expect(open(address(server.port, 'vitrine:wrong-pass@'))).rejects.toThrow(
      /^SMTP_URL: 127\.0\.0\.1 refuses the account “vitrine” or its password\. It said: 535 /,
    );
  });

  it('that offers no STARTTLS is refused where it is asked for', async () => {
    server = await startMailServer();
    const opening = open(address(server.port, undefined, '&tls=required'));
    await expect(opening).rejects.toThrow(StartRefusal);
    await expect(opening).rejects.toThrow('offers no STARTTLS');
  });

  it('whose certificate nobody vouches for is refused', async () => {
    server = await startMailServer({ disabledCommands: [] });
    await expect(open(address(server.port, undefined, '&tls=required'))).rejects.toThrow(
      'the certificate of 127.0.0.1 is not valid',
    );
  });

  it('that speaks no TLS is refused under smtps', async () => {
    server = await startMailServer();
    await expect(open(address(server.port).replace('smtp:', 'smtps:'))).rejects.toThrow('Use smtp:// there');
  });

  it('that is away is told of, and mails wait', async () => {
    const away = await startMailServer();
    await away.close();
    const said: string[] = [];
    const mailer = await open(address(away.port), said);
    expect(said.join()).toContain('does not answer');
    await expect(mailer.send(MAIL)).rejects.not.toThrow(NeverDelivered);
  });

  it('says of a recipient for good or for now', async () => {
    server = await startMailServer({
      verdict: (to) => (to.startsWith('gone') ? 550 : to.startsWith('full') ? 452 : null),
    });
    const mailer = await open(address(server.port));
    await expect(mailer.send({ ...MAIL, to: ['gone@example.com'] })).rejects.toThrow(NeverDelivered);
    const later = mailer.send({ ...MAIL, to: ['full@example.com'] });
    await expect(later).rejects.toThrow('452');
    await expect(later).rejects.not.toBeInstanceOf(NeverDelivered);
    expect(server.arrived).toEqual([]);
  });
});

describe('SMTP_URL', () => {
  it('has the usual ports, and TLS wherever the line leaves this machine', () => {
    expect(readSmtpUrl('smtp://u:p%40s@mail.example.com?from=a@example.com')).toEqual({
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTls: true,
      ignoreTls: false,
      auth: { user: 'u', pass: 'p@s' },
      sender: { address: 'a@example.com', name: 'Vitrine' },
    });
    expect(readSmtpUrl('smtps://mail.example.com?from=a@example.com')).toMatchObject({ port: 465, secure: true });
  });

  it.each([
    ['smtp://mail.example.com', 'names no sender'],
    ['smtp://mail.example.com?from=nobody', 'names a sender that is no e-mail address: “nobody”'],
    ['smtp://u@mail.example.com?from=a@example.com', 'has an account but no password'],
    ['smtp://:p@mail.example.com?from=a@example.com', 'has a password but no account'],
    ['smtp://u:p@mail.example.com?from=a@example.com&tls=off', 'would send the password over an open line'],
    ['smtp://mail.example.com?from=a@example.com&tls=maybe', 'has tls=maybe'],
    ['smtp://mail.example.com?from=a@example.com&sender=b', 'has “sender”'],
    ['smtp://mail.example.com/inbox?from=a@example.com', 'has a path'],
    ['smtp://u:%zz@mail.example.com?from=a@example.com', 'encodes nothing'],
  ])('refuses %s: %s', (url, sentence) => {
    expect(() => readSmtpUrl(url)).toThrow(StartRefusal);
    expect(() => readSmtpUrl(url)).toThrow(sentence);
  });
});
