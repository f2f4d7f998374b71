// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRecordContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EntityCreate } from '#src/ui/form/EntityCreate.tsx';
import { EntityEdit } from '#src/ui/form/EntityEdit.tsx';
import { EntityList } from '#src/ui/list/EntityList.tsx';
import { useFilterEditor, type FilterDef } from '#src/ui/list/filters/filter.ts';
import { EntityShow } from '#src/ui/show/EntityShow.tsx';
import type { Slots } from '#src/ui/slots.ts';
import { ViewsContext } from '#src/ui/view.ts';
import { draw, fakeProvider } from './console.tsx';
import { gadget, gadgetColumns, gadgetFilters, gadgetForms, gadgetMeta, plainForm, steppedForm } from './gadget.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const rows = { ads: [gadget('1'), gadget('2', { status: 'expired' })] };
const text = (words: string) => <p>{words}</p>;

function Loud() {
  return <b>{String(useRecordContext()?.['name']).toUpperCase()}</b>;
}

function list(slots: Slots, filters: readonly FilterDef[] = gadgetFilters) {
  return <EntityList meta={gadgetMeta} columns={gadgetColumns} filters={filters} forms={gadgetForms} slots={slots} />;
}

describe('a list', () => {
  test('draws what is laid over a cell and around its rows', async () => {
    const slots: Slots = {
      cells: { name: <Loud /> },
      list: { above: text('above'), toolbar: text('toolbar'), aside: text('aside') },
    };
    await draw(list(slots), { provider: fakeProvider(rows) });
    expect(await screen.findByRole('link', { name: 'GADGET 1' })).toBeTruthy();
    for (const words of ['above', 'toolbar', 'aside']) expect(screen.getByText(words)).toBeTruthy();
  });

  test('draws what stands in place of its rows, and of no rows', async () => {
    await draw(list({ list: { body: text('pictures') } }), { provider: fakeProvider(rows) });
    expect(await screen.findByText('pictures')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    await draw(list({ list: { empty: text('begin here') } }), { provider: fakeProvider({}) });
    expect(await screen.findByText('begin here')).toBeTruthy();
  });

  test('is filtered by an editor that a person wrote', async () => {
    function Whole() {
      const { label, onChange } = useFilterEditor();
      return (
        <button type="button" onClick={() => onChange({ in: ['paused'] })}>
          {`${label}: rest`}
        </button>
      );
    }
    const { router } = await draw(list({ filters: { status: <Whole /> } }), { provider: fakeProvider(rows) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Status: rest' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"status":{"in":["paused"]}}'),
    );
    expect(await screen.findByText(/Paused/)).toBeTruthy();
  });
});

describe('a form', () => {
  const slots: Slots = {
    inputs: { name: text('an input') },
    form: { above: text('above'), toolbar: text('toolbar'), aside: text('aside') },
  };

  test('draws what is laid over an input and around them all, new or changed', async () => {
    await draw(<EntityCreate def={plainForm} slots={slots} />, { provider: fakeProvider(rows) });
    for (const words of ['an input', 'above', 'toolbar', 'aside']) expect(screen.getByText(words)).toBeTruthy();
    cleanup();
    const scene = { provider: fakeProvider(rows), path: '/ads/1', pattern: '/ads/:id' };
    await draw(<EntityEdit def={plainForm} slots={slots} />, scene);
    for (const words of ['an input', 'above', 'toolbar', 'aside']) expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull();
  });

  test('draws what stands in place of a step', async () => {
    await draw(<EntityCreate def={steppedForm} slots={{ sections: { info: text('a step') } }} />, {
      provider: fakeProvider(rows),
    });
    expect(screen.getByText('a step')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull();
  });
});

describe('a record’s page', () => {
  const show = (slots: Slots) => (
    <EntityShow
      meta={gadgetMeta}
      values={{ name: text('generated') }}
      sections={[{ name: 'base', fields: ['name'] }]}
      related={[{ name: 'ad.campaignId', resource: 'ads', field: 'campaignId', perm: 'ad.view' }]}
      slots={slots}
    />
  );
  const scene = () => ({ provider: fakeProvider(rows), path: '/ads/1/show', pattern: '/ads/:id/show' });

  test('draws what is laid over a value, and around all', async () => {
    const slots: Slots = {
      cells: { name: text('the cell') },
      values: { name: text('the value') },
      show: { above: text('above'), toolbar: text('toolbar'), aside: text('aside'), below: text('below') },
    };
    await draw(show(slots), scene());
    for (const words of ['the value', 'above', 'toolbar', 'aside', 'below'])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('the cell')).toBeNull();
    expect(screen.queryByText('generated')).toBeNull();
  });

  test('draws its cell’s slot where there is none for the value', async () => {
    await draw(show({ cells: { name: text('the cell') } }), scene());
    expect(await screen.findByText('the cell')).toBeTruthy();
  });

  test('draws what stands in place of a reverse list', async () => {
    const views = new Map([['ads', { meta: gadgetMeta, List: () => text('the list') }]]);
    const page = (
      <ViewsContext value={views}>{show({ show: { related: { 'ad.campaignId': text('by hour') } } })}</ViewsContext>
    );
    await draw(page, scene());
    expect(await screen.findByText('by hour')).toBeTruthy();
    expect(screen.queryByText('the list')).toBeNull();
  });
});

describe('an action', () => {
  const asked = (provider: ReturnType<typeof fakeProvider>) => provider.asked.filter(({ verb }) => verb === 'call');

  async function pause(slots: Slots) {
    const provider = fakeProvider(rows);
    await draw(list(slots), { provider });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Gadget 1' }));
    const bar = within(await screen.findByRole('toolbar'));
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
    return provider;
  }

  test('is stopped by what comes before it', async () => {
    const seen: unknown[] = [];
    const before = ({ records }: { records: readonly object[] }) => {
      seen.push(records);
      return false;
    };
    const provider = await pause({ actions: { pause: { before } } });
    await waitFor(() => expect(seen).toMatchObject([[{ id: '1' }]]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked(provider)).toEqual([]);
  });

  test('says what went wrong before it', async () => {
    const before = () => {
      throw new Error('The printer is off');
    };
    const provider = await pause({ actions: { pause: { before } } });
    expect(await screen.findByText('The printer is off')).toBeTruthy();
    expect(asked(provider)).toEqual([]);
  });

  test('is followed by what comes after it, with the answer', async () => {
    const seen: unknown[] = [];
    await pause({ actions: { pause: { after: ({ records, result }) => void seen.push(records, result) } } });
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pause' }));
    await waitFor(() =>
      expect(seen).toMatchObject([[{ id: '1' }], { results: [{ id: '1', code: 0, message: 'ok' }] }]),
    );
  });

  test('opens the dialog that a person wrote', async () => {
    const dialog: NonNullable<NonNullable<Slots['actions']>[string]>['dialog'] = ({ records, onClose }) => (
      <button type="button" onClick={onClose}>{`close ${records.length}`}</button>
    );
    const provider = await pause({ actions: { pause: { dialog } } });
    await userEvent.click(await screen.findByRole('button', { name: 'close 1' }));
    expect(screen.queryByRole('button', { name: 'close 1' })).toBeNull();
    expect(asked(provider)).toEqual([]);
  });
});

// A command's name is what it does: its page was headed “screenshot”, its form by an id.
describe('what heads a record’s page and its form', () => {
  test.each([
    ['type', 'Common'],
    ['id', 'Ad'],
    ['name', 'Gadget 1'],
  ])('is the word for its %s: %s', async (display, title) => {
    const meta = { ...gadgetMeta, display };
    const show = () => <EntityShow meta={meta} values={{}} sections={[]} />;
    const edit = () => <EntityEdit def={{ ...plainForm, meta }} />;
    for (const page of [show, edit]) {
      await draw(page(), { provider: fakeProvider(rows), path: '/ads/1', pattern: '/ads/:id' });
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      cleanup();
    }
  });
});
