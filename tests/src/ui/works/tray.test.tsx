import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { works, type Work } from '#src/ui/works/works.ts';
import WorkTray from '#src/ui/works/WorkTray.tsx';
import { draw, fakeProvider } from '../console.tsx';

const done: Work = {
  id: 1,
  title: { key: 'Export' },
  state: 'done',
  share: null,
  note: { key: 'Saved' },
  failures: [],
  secrets: [],
  goesOn: false,
  open: null,
  cancel: null,
};

beforeEach(async () => {
  render(<main id="content" tabIndex={-1} />);
  await draw(<WorkTray />, { provider: fakeProvider({}) });
});
afterEach(() => {
  cleanup();
  works.show([]);
});

test('a row that leaves by itself gives the focus back to the page [UI-06]', () => {
  act(() => works.show([done, { ...done, id: 2, title: { key: 'Import' } }]));
  act(() => screen.getByRole('button', { name: 'Dismiss: Export' }).focus());
  act(() => works.show(works.list().filter(({ id }) => id === 2)));
  expect(document.activeElement?.id).toBe('content');
  act(() => screen.getByRole('button', { name: 'Dismiss: Import' }).focus());
  act(() => works.show([]));
  expect(document.activeElement?.id).toBe('content');
});

test('a row that leaves without the focus leaves that where it is [UI-06]', () => {
  act(() => works.show([done, { ...done, id: 2, title: { key: 'Import' } }]));
  const other = screen.getByRole('button', { name: 'Dismiss: Import' });
  act(() => other.focus());
  act(() => works.show(works.list().filter(({ id }) => id === 2)));
  expect(document.activeElement).toBe(other);
});

test('a result comes into a row that is drawn, so that a reader hears it [UI-06]', () => {
  const seen = new MutationObserver(() => undefined);
  seen.observe(document.body, { childList: true, characterData: true, subtree: true });
  act(() => works.show([{ ...done, state: 'failed', note: { key: 'It broke' } }]));
  const changed = seen.takeRecords().map(({ target }) => target);
  seen.disconnect();
  const output = screen.getByText('It broke');
  expect(changed).toContain(output);
});
