import { cleanup, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { InstantField } from '#src/ui/fields/InstantField.tsx';

afterEach(cleanup);

const AT = '2026-06-01T16:30:00.000Z';

function textOf(zone: string | undefined): string {
  render(
    <RecordContextProvider value={{ id: '1', at: AT, ...(zone === undefined ? {} : { zone }) }}>
      <InstantField source="at" />
    </RecordContextProvider>,
  );
  return screen.getByText(/2026/, { selector: 'time' }).textContent;
}

/** The reader's clock in tests is UTC. */
test.each([
  ['the zone of a reader who is not where the screens are', undefined, ['16:30', 'GMT+0']],
  ['the time at the record as well, where its clock shows another', 'Asia/Shanghai', ['16:30', '00:30', 'GMT+8']],
  ['a zone with summer time by its offset of that day', 'Europe/Berlin', ['16:30', '18:30', 'GMT+2']],
  ['nothing of a zone that nobody knows', 'Mars/Phobos', ['16:30']],
])('a time says %s [UI-14, trial 18]', (_title, zone, expected) => {
  const text = textOf(zone);
  for (const part of expected) expect(text).toContain(part);
});
