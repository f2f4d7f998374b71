import { expect, test } from 'vitest';
import { createConnection } from '#src/transport/connection.ts';

test('an offline event shows the message, an online event clears it [SES-16]', () => {
  const browser = new EventTarget();
  const connection = createConnection(browser, () => true);
  const seen: string[] = [];
  connection.subscribe(() => seen.push(connection.state()));

  browser.dispatchEvent(new Event('offline'));
  browser.dispatchEvent(new Event('offline'));
  browser.dispatchEvent(new Event('online'));

  expect(seen).toEqual(['offline', 'ok']);
});

test('a page that is opened without network says so at once [SES-16]', () => {
  expect(createConnection(new EventTarget(), () => false).state()).toBe('offline');
});
