import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LockShield } from '#player/LockShield.tsx';
import { wordsFor } from '#player/words.ts';

const words = wordsFor('?lang=en', 'en');
const message = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tap = () => fireEvent.pointerDown(screen.getByTestId('lock'));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function type(pin: string) {
  for (const digit of pin) fireEvent.click(screen.getByRole('button', { name: digit }));
  await pass(0);
}

describe('the PIN of a locked screen [DEV-08]', () => {
  test('that was wrong is told to who typed it, not to who comes next', async () => {
    render(<LockShield tryPin={async () => false} words={words} />);
    tap();
    expect(message()).toBe(words.lockEnter);
    await type('1111');
    expect(message()).toBe(words.lockWrong);
    await pass(15_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    tap();
    expect(message()).toBe(words.lockEnter);
  });

  test('is asked for again in a minute after five wrong ones, however often the pad was left between them', async () => {
    render(<LockShield tryPin={async () => false} words={words} />);
    for (let tries = 0; tries < 5; tries += 1) {
      tap();
      await type('1111');
      fireEvent.keyDown(window, { key: 'Escape' });
    }
    tap();
    expect(message()).toBe(words.lockWait);
    await pass(60_000);
    tap();
    expect(message()).toBe(words.lockEnter);
  });

  test('counts no wrong one of a minute ago', async () => {
    render(<LockShield tryPin={async () => false} words={words} />);
    for (let tries = 0; tries < 4; tries += 1) {
      tap();
      await type('1111');
      fireEvent.keyDown(window, { key: 'Escape' });
    }
    await pass(60_000);
    tap();
    await type('1111');
    expect(message()).toBe(words.lockWrong);
  });
});
