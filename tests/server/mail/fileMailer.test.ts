import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '#server/mail/compose.ts';
import { fileMailer } from '#server/mail/fileMailer.ts';
import type { Mail } from '#server/services.ts';
import { createClock } from '#tests/support/clock.ts';

const NOW = Date.UTC(2026, 5, 1);
const SENDER = { name: '维特', address: 'screens@example.com' };
const text = async (mail: Partial<Mail>) =>
  (await compose({ to: ['a@example.com'], subject: 'Subject', text: 'Text', ...mail }, SENDER, NOW)).toString();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a mail', () => {
  it('is a file that mail programs open', async () => {
    await fileMailer(folder, createClock(NOW)).send({
      to: ['a@example.com', 'b@example.com'],
      subject: '设备离线',
      text: '屏幕 1 离线\n',
    });
    const [name = ''] = readdirSync(join(folder, 'mail'));
    const mail = readFileSync(join(folder, 'mail', name), 'utf8');
    expect(name).toMatch(/\.eml$/);
    expect(mail).toContain('To: a@example.com, b@example.com\r\n');
    expect(mail).toContain(`Subject: =?UTF-8?B?${Buffer.from('设备离线').toString('base64')}?=\r\n`);
    expect(mail).toContain('Date: Mon, 01 Jun 2026 00:00:00 +0000\r\n');
    expect(Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toBe('屏幕 1 离线\n');
  });

  it('has one id however often it is composed, and goes out as sent by nobody', async () => {
    const first = await text({ id: '0197' });
    expect(first).toContain('Message-ID: <0197@example.com>\r\n');
    expect(first).toContain('Auto-Submitted: auto-generated\r\n');
    expect(await text({ id: '0197' })).toContain('Message-ID: <0197@example.com>\r\n');
  });

  it('says the same in plain text and as HTML, and names whom to answer', async () => {
    const mail = await text({ html: '<p>Text</p>', replyTo: 'ops@gmail.com' });
    expect(mail).toContain('Content-Type: multipart/alternative;');
    expect(mail).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail).toContain('Reply-To: ops@gmail.com\r\n');
  });

  it.each(['x\r\nBcc: evil@example.com', 'x\nBcc: evil@example.com', 'x\rBcc: evil@example.com', 'x\r\n\r\nbody'])(
    'has no more headers for the subject %j [A21]',
    async (subject) => {
      const lines = (await text({ subject })).split('\r\n');
      expect(lines.filter((line) => /^Bcc:/i.test(line))).toEqual([]);
      expect(lines.slice(0, lines.indexOf('')).some((line) => line.startsWith('Content-Transfer-Encoding:'))).toBe(
        true,
      );
    },
  );

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'A <a@example.com>',
    'a@exa mple.com',
  ])('goes to nobody called %j [A21]', async (address) => {
    await expect(text({ to: [address] })).rejects.toThrow('no e-mail address');
  });
});
