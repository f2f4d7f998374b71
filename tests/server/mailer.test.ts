import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileMailer, messageText } from '#server/mailer.ts';
import { createClock } from '#tests/support/clock.ts';

const NOW = Date.UTC(2026, 5, 1);
const text = (message: Partial<Parameters<typeof messageText>[0]>) =>
  messageText({ to: ['a@example.com'], subject: 'Subject', text: 'Text', ...message }, NOW);

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

  it.each(['x\r\nBcc: evil@example.com', 'x\nBcc: evil@example.com', 'x\rBcc: evil@example.com', 'x\r\n\r\nbody'])(
    'has no more headers for the subject %j [A21]',
    (subject) => {
      const lines = text({ subject }).split('\r\n');
      expect(lines.filter((line) => /^Bcc:/i.test(line))).toEqual([]);
      expect(lines.indexOf('')).toBe(lines.indexOf('Content-Transfer-Encoding: base64') + 1);
    },
  );

  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    'A <a@example.com>',
    'a@exa mple.com',
  ])('goes to nobody called %j [A21]', (address) => {
    expect(() => text({ to: [address] })).toThrow('no e-mail address');
  });
});
