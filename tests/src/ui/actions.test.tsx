// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { adWords } from '#generated/console/ads/words.gen.ts';
import { ActionBar } from '#src/ui/actions/ActionBar.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { draw, fakeProvider } from './console.tsx';
import { gadget, gadgetColumns, gadgetForms, gadgetMeta } from './gadget.tsx';

const rows = { ads: [gadget('1'), gadget('2', { status: 'expired' }), gadget('3', { status: 'pendingPlay' })] };
const list = <EntityList meta={gadgetMeta} columns={gadgetColumns} forms={gadgetForms} />;

afterEach(cleanup);

async function selectAll() {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  return within(await screen.findByRole('toolbar'));
}

/** Calls that were sent, without `search.usedBy`, which a confirmation asks. */
const calls = (provider: ReturnType<typeof fakeProvider>) =>
  provider.asked.filter(({ verb, resource }) => verb === 'call' && resource !== 'search.usedBy');

describe('a bulk action', () => {
  test('says how many can and why the others cannot, and sends those who can [AD-09]', async () => {
    const provider = fakeProvider(rows);
    await draw(list, { provider });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 can')).toBeTruthy();
    expect(dialog.getByText('1 cannot (Expired): Gadget 2')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Pause (2)' }));
    await waitFor(() =>
      expect(calls(provider)).toEqual([{ verb: 'call', resource: 'ad.pause', params: { ids: ['1', '3'] } }]),
    );
    expect(await screen.findByText('Pause: 2 done')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  test('shows what became of each item, and tries the failed again [AD-09]', async () => {
    const sent: unknown[] = [];
    const provider = fakeProvider(rows, {
      call: async (_name, payload) => {
        sent.push(payload);
        return {
          results: (payload as { ids: string[] }).ids.map((id) =>
            id === '3' && sent.length === 1
              ? { id, code: -21700, message: 'The database is busy' }
              : { id, code: 0, message: 'ok' },
          ),
        };
      },
    });
    await draw(list, { provider });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause (2)' }));
    const result = within(await screen.findByRole('dialog', { name: 'Result of: Pause' }));
    expect(result.getByText('1 succeeded, 1 failed')).toBeTruthy();
    expect(result.getByText('The database is busy')).toBeTruthy();
    expect(result.getByText('Gadget 3')).toBeTruthy();
    await userEvent.click(result.getByRole('button', { name: 'Retry the 1 that failed' }));
    await waitFor(() => expect(sent).toEqual([{ ids: ['1', '3'] }, { ids: ['3'] }]));
  });

  test('that fails of the only record at a field says so in its form, which stays open [AD-07]', async () => {
    const sent: unknown[] = [];
    const answers = [
      { code: -20201, message: 'Nobody says that', field: 'reason' },
      { code: -20202, message: 'The slot is full', field: 'slotId' },
      { code: -10009, message: 'Somebody was faster' },
    ];
    const provider = fakeProvider(rows, {
      call: async (_name, payload) => ({ results: [{ id: '3', ...answers[sent.push(payload) - 1]! }] }),
    });
    await draw(list, { provider });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Disapprove' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = await dialog.findByRole('textbox', { name: /Reason/ });
    const submit = dialog.getByRole('button', { name: 'Disapprove (1)' });
    await userEvent.type(reason, 'Too loud');
    await userEvent.click(submit);
    expect(await dialog.findByText('Nobody says that')).toBeTruthy();
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    // An error at a field that the form lacks is said above it, and one at no field as the result.
    await userEvent.type(reason, '!');
    await userEvent.click(submit);
    expect((await dialog.findByText('The slot is full')).closest('[role=alert]')).toBeTruthy();
    await userEvent.type(reason, '!');
    await userEvent.click(submit);
    expect(await screen.findByText('0 succeeded, 1 failed')).toBeTruthy();
    expect(sent).toEqual(['', '!', '!!'].map((more) => ({ ids: ['3'], reason: `Too loud${more}` })));
  });

  test.each(['en_us', 'zh_cn'] as const)(
    'says what it does before it is confirmed, in %s [UI-03]',
    async (language) => {
      const meta = {
        ...gadgetMeta,
        actions: [{ ...gadgetMeta.actions[0]!, name: 'takeDown', call: 'takeDown' }],
        verbs: { YXF: [...gadgetMeta.verbs.YXF!, 'takeDown'] },
      };
      await draw(<EntityList meta={meta} columns={gadgetColumns} />, { provider: fakeProvider(rows), language });
      const words = adWords[language].resources.ads;
      await userEvent.click((await screen.findAllByRole('checkbox'))[0]!);
      const bar = within(await screen.findByRole('toolbar'));
      await userEvent.click(bar.getByRole('button', { name: words.actions.takeDown }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(words.does.takeDown)).toBeTruthy();
    },
  );

  test('says that nobody can, instead of doing nothing', async () => {
    const provider = fakeProvider({ ads: [gadget('2', { status: 'expired' })] });
    await draw(list, { provider });
    const bar = await selectAll();
    const button = bar.getByRole('button', { name: 'Pause' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Not possible while it is “Expired”');
    await userEvent.click(button);
    expect(calls(provider)).toEqual([]);
  });

  test('says why by keyboard and by touch as well', async () => {
    await draw(list, { provider: fakeProvider({ ads: [gadget('2', { status: 'expired' })] }) });
    const bar = await selectAll();
    const button = bar.getByRole('button', { name: 'Pause' });
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    const hint = await screen.findByRole('tooltip');
    expect(button.getAttribute('aria-describedby')).toBe(hint.id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByRole('tooltip')).textContent).toBe('Not possible while it is “Expired”');
  });

  test('says which edition would have it', async () => {
    const meta = {
      ...gadgetMeta,
      actions: gadgetMeta.actions.map((one) => ({ ...one, edition: 'flagship' as const })),
    };
    await draw(<EntityList meta={meta} columns={gadgetColumns} />, { provider: fakeProvider(rows) });
    const bar = await selectAll();
    await userEvent.hover(bar.getByRole('button', { name: 'Pause' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Your edition does not include this');
  });

  test.each([
    { codes: [-21700, -10010], button: 'Retry the 2 that failed' },
    { codes: [-21700, -10009], button: 'Retry the 1 that may pass now' },
    { codes: [-10009, -10007], button: null },
  ])('offers to try again only what may pass: $codes [AD-09]', async ({ codes, button }) => {
    const provider = fakeProvider(rows, {
      call: async () => ({ results: ['1', '3'].map((id, at) => ({ id, code: codes[at], message: 'No' })) }),
    });
    await draw(list, { provider });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause (2)' }));
    const result = within(await screen.findByRole('dialog', { name: 'Result of: Pause' }));
    expect(result.queryByRole('button', { name: /^Retry/ })?.textContent ?? null).toBe(button);
  });

  test('tries the failed again with what its form said', async () => {
    const sent: unknown[] = [];
    const provider = fakeProvider(rows, {
      call: async (_name, payload) => {
        sent.push(payload);
        const code = sent.length === 1 ? -21700 : 0;
        return { results: [{ id: '3', code, message: 'The database is busy' }] };
      },
    });
    await draw(list, { provider });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Disapprove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'Too loud');
    await userEvent.click(dialog.getByRole('button', { name: 'Disapprove (1)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry the 1 that failed' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { ids: ['3'], reason: 'Too loud' },
        { ids: ['3'], reason: 'Too loud' },
      ]),
    );
  });

  test('asks for what its form needs, by the rules of the server, and shows the server’s own at the field [AD-07]', async () => {
    let tries = 0;
    const provider = fakeProvider(rows, {
      call: async (_name, payload) => {
        tries += 1;
        if (tries === 1)
          throw Object.assign(new Error('refused'), { body: { errors: { reason: 'Say it more kindly' } } });
        return { results: (payload as { ids: string[] }).ids.map((id) => ({ id, code: 0, message: 'ok' })) };
      },
    });
    await draw(list, { provider });
    const bar = await selectAll();
    await userEvent.click(bar.getByRole('button', { name: 'Disapprove' }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Disapprove (1)' });
    await userEvent.click(submit);
    expect(await dialog.findByText('Required')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too loud');
    await userEvent.click(submit);
    expect(await dialog.findByText('Say it more kindly')).toBeTruthy();
    await userEvent.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tries).toBe(2);
  });
});

describe('the actions of one record', () => {
  const bar = (record: ReturnType<typeof gadget>) => (
    <ActionBar meta={gadgetMeta} record={record} forms={gadgetForms} />
  );

  test('leave out what is not allowed, and give a reason for what is not possible [PERM-03]', async () => {
    const can = (permission: string) => permission !== 'ad.delete';
    await draw(bar(gadget('2', { status: 'expired' })), { provider: fakeProvider(rows), can });
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More: Gadget 2' }));
    const pause = await screen.findByRole('menuitem', { name: /Pause/ });
    expect(pause.getAttribute('aria-disabled')).toBe('true');
    expect(pause.textContent).toContain('Not possible while it is “Expired”');
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  test('start at once where nothing is to be asked', async () => {
    const provider = fakeProvider(rows);
    await draw(bar(gadget('1', { status: 'paused' })), { provider });
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(calls(provider)).toEqual([{ verb: 'call', resource: 'ad.start', params: { ids: ['1'] } }]),
    );
  });

  test('want the name typed where they are dangerous [UI-03]', async () => {
    const provider = fakeProvider(rows);
    await draw(bar(gadget('1')), { provider });
    await userEvent.click(screen.getByRole('button', { name: 'More: Gadget 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Delete' });
    expect(confirm).toHaveProperty('disabled', true);
    await userEvent.type(dialog.getByRole('textbox'), 'Gadget 1');
    await userEvent.click(confirm);
    await waitFor(() => expect(calls(provider)).toHaveLength(1));
  });
});
