import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Language } from '#core/protocol/envelope.ts';
import { NotLoaded } from '#src/phone/PhonePage.tsx';
import { sayIn } from '#src/phone/sentences.ts';

test.each<[Language, string]>([
  ['en_us', 'en-US'],
  ['zh_cn', 'zh-CN'],
])('a page whose server cannot be reached says so in %s, and is read in it [UI-05]', (language, tag) => {
  const say = sayIn(language);
  render(<NotLoaded language={language} failure="noNetwork" />);
  expect(screen.getByRole('alert').textContent).toBe(say('noNetwork'));
  expect(document.documentElement.lang).toBe(tag);
  expect(document.title).toBe(say('title'));
});

test('whoever tries again is told that it is tried, and tries once', async () => {
  const say = sayIn('en_us');
  const reload = vi.fn<() => void>();
  render(<NotLoaded language="en_us" failure="serverBusy" reload={reload} />);
  const region = screen.getByRole('alert');
  expect(region.textContent).toBe(say('serverBusy'));
  const button = screen.getByRole('button', { name: say('retry') });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(region.textContent).toBe(say('loading'));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(reload).toHaveBeenCalledTimes(1);
});
