// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import type { FormDef } from '#src/ui/form/EntityForm.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, plainForm, steppedForm } from './gadget.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const CREATE = { path: '/ads/create', pattern: '/ads/create' };
const EDIT = { path: '/ads/1', pattern: '/ads/:id' };

const longForm: FormDef = {
  ...plainForm,
  sections: [
    { name: 'base', rows: [['name']] },
    { name: 'kinds', label: 'ui.form.steps', rows: [['type'], ['playCycleS']] },
    { name: 'words', label: 'ui.more', rows: [['text']] },
  ],
};

/** A window with room beside the fields, in which nothing is ever seen to move. */
function beWide(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
}

describe('a long form', () => {
  test('has an index that leads to its sections and marks what is wrong [UI-02, UI-05]', async () => {
    beWide();
    await draw(<EntityCreate def={longForm} />, { provider: fakeProvider({}), ...CREATE });
    const index = within(await screen.findByRole('navigation', { name: 'Sections' }));
    await userEvent.click(index.getByRole('button', { name: 'Steps' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Steps' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await index.findByRole('button', { name: /^Ad.*has errors/ })).toBeTruthy();
    expect(index.queryByRole('button', { name: /^More.*has errors/ })).toBeNull();
  });

  test('has none on a narrow screen, and none where it is short', async () => {
    await draw(<EntityCreate def={longForm} />, { provider: fakeProvider({}), ...CREATE });
    await screen.findByRole('textbox', { name: /Name/ });
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
  });
});

test('Ctrl-S goes on through the steps and then saves [UI-05]', async () => {
  const provider = fakeProvider({});
  await draw(<EntityCreate def={steppedForm} />, { provider, ...CREATE });
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByRole('button', { name: 'Save' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(provider.asked.filter(({ verb }) => verb === 'create')).toHaveLength(1));
});

test('what somebody else changed meanwhile is said, and what was typed is kept and can be saved over it', async () => {
  const rows = [gadget('1', { name: 'Noodles', kind: 'text', rev: 3 })];
  const provider = fakeProvider(
    { ads: rows },
    {
      update: async (_resource, { data, previousData }) => {
        if (data.rev === 3) {
          rows[0] = gadget('1', { name: 'Dumplings', kind: 'url', rev: 4 });
          throw new Error('somebody else was faster');
        }
        return { data: { ...previousData, ...data } as never };
      },
    },
  );
  const { router } = await draw(<EntityEdit def={plainForm} />, { provider, ...EDIT });
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody saved this record after you opened it')).toBeTruthy();
  expect(screen.getByText('Name: Noodles → Dumplings')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Noodles!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/ads/1'));
});
