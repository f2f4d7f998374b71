// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import { EnumInput } from '#src/ui/inputs/EnumInput.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, plainForm, steppedForm } from './gadget.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const written = (provider: ReturnType<typeof fakeProvider>) =>
  provider.asked.filter(({ verb }) => verb === 'create' || verb === 'update');

const CREATE = { path: '/ads/create', pattern: '/ads/create' };
const EDIT = { path: '/ads/1', pattern: '/ads/:id' };

describe('a form', () => {
  test('refuses what the schema refuses, at the field and in a summary that leads there [UI-02]', async () => {
    const provider = fakeProvider({});
    await draw(<EntityCreate def={plainForm} />, { provider, ...CREATE });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('To be corrected: 1')).toBeTruthy();
    await userEvent.click(summary.getByRole('button', { name: 'Name: Required' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Name/ })));
    expect(written(provider)).toEqual([]);
  });

  test('asks for a field only while its condition holds, and then requires it', async () => {
    const provider = fakeProvider({});
    await draw(<EntityCreate def={plainForm} />, { provider, ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    expect(screen.queryByRole('textbox', { name: /Play cycle/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Insertion' }));
    expect(screen.getByRole('textbox', { name: /Play cycle/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Play cycle (s): Required' })).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Play cycle/ }), '6x0');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(written(provider)).toEqual([
        {
          verb: 'create',
          resource: 'ads',
          params: { name: 'Noodles', type: 'insertion', kind: 'text', playCycleS: 60 },
        },
      ]),
    );
  });

  test('offers no value that one may not choose, and begins with one that one may [PERM-03]', async () => {
    const fields = plainForm.meta.fields.map((field) =>
      field.name === 'type' ? { ...field, valuePerms: { common: 'ad.typeNormal' } } : field,
    );
    const type = <EnumInput source="type" values={['common', 'insertion']} perms={{ common: 'ad.typeNormal' }} />;
    const def = { ...plainForm, meta: { ...plainForm.meta, fields }, inputs: { ...plainForm.inputs, type } };
    const can = (permission: string) => permission !== 'ad.typeNormal';
    await draw(<EntityCreate def={def} />, { provider: fakeProvider({}), can, ...CREATE });
    expect(await screen.findByRole('radio', { name: 'Insertion', checked: true })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Common' })).toBeNull();
    cleanup();
    // A record that has it already keeps it.
    const provider = fakeProvider({ ads: [gadget('1')] });
    await draw(<EntityEdit def={def} />, { provider, can, ...EDIT });
    expect(await screen.findByRole('radio', { name: 'Common', checked: true })).toBeTruthy();
  });

  test('does not send what was typed into a field that is off by now', async () => {
    const provider = fakeProvider({});
    await draw(<EntityCreate def={plainForm} />, { provider, ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('radio', { name: 'URL' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), 'http://bad.example');
    await userEvent.click(screen.getByRole('radio', { name: 'Text' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(written(provider)).toHaveLength(1));
    expect(written(provider)[0]?.params).toEqual({ name: 'Noodles', type: 'common', kind: 'text' });
  });

  test('keeps what a locked field has on, and asks the rules with it', async () => {
    const rows = [gadget('1', { name: 'Noodles', type: 'insertion', playCycleS: 60 })];
    const provider = fakeProvider({ ads: rows });
    await draw(<EntityEdit def={plainForm} />, { provider, ...EDIT });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(written(provider)).toHaveLength(1));
    expect(written(provider)[0]?.params).toEqual({ id: '1', data: { name: 'Noodles!', rev: 3 } });
    cleanup();
    await draw(<EntityEdit def={plainForm} />, { provider, ...EDIT });
    await userEvent.clear(await screen.findByRole('textbox', { name: /Play cycle/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Play cycle (s): Required' })).toBeTruthy();
  });

  test('says a rule across fields at its field, even where another field is wrong as well', async () => {
    await draw(<EntityCreate def={plainForm} />, { provider: fakeProvider({}), ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('radio', { name: 'Insertion' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Play cycle/ }), '3');
    await userEvent.click(screen.getByRole('radio', { name: 'URL' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'URL' }), 'http://bad.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('To be corrected: 2')).toBeTruthy();
    expect(summary.getByRole('button', { name: /URL: End must be/ })).toBeTruthy();
  });

  test('shows the server’s errors at their fields [UI-02]', async () => {
    const provider = fakeProvider(
      {},
      {
        create: () =>
          Promise.reject(Object.assign(new Error('refused'), { body: { errors: { name: 'This name is taken' } } })),
      },
    );
    await draw(<EntityCreate def={plainForm} />, { provider, ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Name: This name is taken' })).toBeTruthy();
    expect(screen.getAllByText('This name is taken').length).toBeGreaterThan(0);
  });

  test('does not ask for what this account may not write [PERM-03]', async () => {
    await draw(<EntityCreate def={plainForm} />, {
      provider: fakeProvider({}),
      can: (permission) => permission !== 'ad.price',
      ...CREATE,
    });
    await screen.findByRole('textbox', { name: /Name/ });
    expect(screen.queryByRole('textbox', { name: /Place in the carousel/ })).toBeNull();
  });

  test('sends only what was changed, with the revision it was read at', async () => {
    const provider = fakeProvider({ ads: [gadget('1')] });
    await draw(<EntityEdit def={plainForm} />, { provider, ...EDIT });
    const price = await screen.findByRole('textbox', { name: /Place in the carousel/ });
    expect(price).toHaveProperty('value', '12.50');
    await userEvent.clear(price);
    await userEvent.type(price, '19.99');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(written(provider)).toEqual([
        { verb: 'update', resource: 'ads', params: { id: '1', data: { position: 1999, rev: 3 } } },
      ]),
    );
  });

  test('holds whoever leaves with unsaved input, and lets go on request [SES-13]', async () => {
    const { router } = await draw(<EntityCreate def={plainForm} />, { provider: fakeProvider({}), ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this page?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/ads/create');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ads'));
  });

  test('goes to the new record once it is saved, without asking', async () => {
    const { router } = await draw(<EntityCreate def={plainForm} />, { provider: fakeProvider({}), ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ads/new/show'));
  });
});

describe('a form in steps', () => {
  const KEY = 'draft.u1.ads.new';

  test('leaves a step only when it is right, and keeps what was typed [AD-03]', async () => {
    const provider = fakeProvider({});
    await draw(<EntityCreate def={steppedForm} />, { provider, ...CREATE });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Hot noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Hot noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(written(provider)[0]?.params).toEqual({
        name: 'Noodles',
        type: 'common',
        kind: 'text',
        text: 'Hot noodles',
      }),
    );
  });

  test('survives a reload, without what must not be kept, and is gone once saved [AD-03]', async () => {
    const first = await draw(<EntityCreate def={steppedForm} />, { provider: fakeProvider({}), ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'secret');
    first.unmount();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}')).toMatchObject({ values: { name: 'Noodles' } });
    expect(localStorage.getItem(KEY)).not.toContain('secret');

    await draw(<EntityCreate def={steppedForm} />, { provider: fakeProvider({}), ...CREATE });
    // The step that was open is open again, without what must not be kept.
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Noodles'));
    expect(screen.getByText(/Unsaved input of .* was restored/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  });

  test('forgets a draft that is thrown away', async () => {
    localStorage.setItem(KEY, JSON.stringify({ at: 1, values: { name: 'Old' } }));
    await draw(<EntityCreate def={steppedForm} />, { provider: fakeProvider({}), ...CREATE });
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', ''));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('opens the step that the server refuses [UI-02]', async () => {
    const provider = fakeProvider(
      {},
      {
        create: () =>
          Promise.reject(Object.assign(new Error('refused'), { body: { errors: { name: 'This name is taken' } } })),
      },
    );
    await draw(<EntityCreate def={steppedForm} />, { provider, ...CREATE });
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Noodles');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Name: This name is taken' })).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: /Name/ })).toBeTruthy();
  });

  test('shows what is locked after creation, but does not change it', async () => {
    await draw(<EntityEdit def={steppedForm} />, { provider: fakeProvider({ ads: [gadget('1')] }), ...EDIT });
    expect(await screen.findByText('Cannot be changed after creation')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});
