// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hint } from '#src/ui/Hint.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = (): string | null => screen.queryByRole('tooltip')?.textContent ?? null;
/** Much longer than a mouse has to rest. */
const wait = (): void => act(() => void vi.advanceTimersByTime(10_000));

test('a hint that was closed by Escape is not brought back by the mouse that rests there [UI-05]', () => {
  render(
    <Hint text="Why not" describes>
      <button type="button">Pause</button>
    </Hint>,
  );
  const button = screen.getByRole('button');
  // As a touch does it: the mouse is there, and clicks before it has rested.
  fireEvent.mouseEnter(button);
  fireEvent.click(button);
  expect(shown()).toBe('Why not');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(shown()).toBeNull();
  wait();
  expect(shown()).toBeNull();

  fireEvent.mouseLeave(button);
  fireEvent.mouseEnter(button);
  wait();
  expect(shown()).toBe('Why not');
});
