// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#core/protocol/envelope.ts';
import type { DateKind } from '#src/ui/dates/dateKind.ts';
import { DateTextField } from '#src/ui/dates/DateTextField.tsx';
import { draw, fakeProvider } from '../console.tsx';

afterEach(cleanup);

interface Scene {
  kind: DateKind;
  language?: Language;
  value?: string | null;
  min?: string;
}

async function show({ kind, language = 'en_us', value = null, min }: Scene) {
  const said = vi.fn<(value: string | null) => void>();
  function Holder() {
    const [held, setHeld] = useState<string | null>(value);
    return (
      <DateTextField
        kind={kind}
        label="Start"
        value={held}
        min={min}
        onChange={(next) => {
          said(next);
          setHeld(next);
        }}
      />
    );
  }
  await draw(<Holder />, { provider: fakeProvider({}), language });
  return {
    field: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Start' }),
    last: () => said.mock.lastCall?.[0],
  };
}

/** The instant at which the clock here shows a moment. */
const here = (wall: string): string => new Date(wall).toISOString();

describe('a field for a date [UI-02, UI-04]', () => {
  test.each<[Language, string]>([
    ['en_us', '11/21/2026, 09:30'],
    ['zh_cn', '2026/11/21 09:30'],
  ])('shows in %s what the language writes, whatever was typed', async (language, shown) => {
    const { field, last } = await show({ kind: 'instant', language });
    await userEvent.type(field, '2026-11-21T09:30');
    expect(last()).toBe(here('2026-11-21T09:30'));
    await userEvent.tab();
    expect(field.value).toBe(shown);
  });

  test('hands on what nobody can read as it was typed, and keeps it in sight', async () => {
    const { field, last } = await show({ kind: 'day' });
    await userEvent.type(field, '31 February');
    await userEvent.tab();
    expect(last()).toBe('31 February');
    expect(field.value).toBe('31 February');
    await userEvent.clear(field);
    expect(last()).toBeNull();
  });

  test('chooses a day by the keys of a calendar, and gives the focus back', async () => {
    const { field, last } = await show({ kind: 'day', value: '2026-11-20' });
    await userEvent.click(field);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: 'Choose a date' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('20'));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
    expect(within(dialog).getByText('December 2026')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(last()).toBe('2026-12-28');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(field);
  });

  test('an instant takes its day from the calendar and its time from the list', async () => {
    const { last } = await show({ kind: 'instant', value: here('2026-11-21T09:30') });
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Monday, November 23, 2026' }));
    expect(last()).toBe(here('2026-11-23T09:30'));
    await userEvent.click(screen.getByRole('option', { name: '18:30' }));
    expect(last()).toBe(here('2026-11-23T18:30'));
  });

  test('offers no day before the first that may be', async () => {
    const { last } = await show({ kind: 'day', value: '2026-11-20', min: '2026-11-19' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    const early = await screen.findByRole<HTMLButtonElement>('button', { name: 'Wednesday, November 18, 2026' });
    expect(early.disabled).toBe(true);
    await userEvent.keyboard('{PageUp}{Enter}');
    expect(last()).toBe('2026-11-19');
  });

  test.each<[Language, string]>([
    ['en_us', 'Sunday'],
    ['zh_cn', '星期一'],
  ])('begins its weeks in %s with %s', async (language, weekday) => {
    await show({ kind: 'day', language, value: '2026-11-20' });
    await userEvent.click(screen.getByRole('button', { name: /Choose a date|打开日历/ }));
    const [first] = await screen.findAllByRole('columnheader');
    expect(first?.getAttribute('aria-label')).toBe(weekday);
  });
});
