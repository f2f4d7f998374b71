// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { PolyReferencesField } from '#src/ui/fields/ReferencesField.tsx';
import { NumberInput } from '#src/ui/inputs/NumberInput.tsx';
import { PolyReferenceInput } from '#src/ui/inputs/PickerInput.tsx';
import { draw, fakeProvider } from './console.tsx';

afterEach(cleanup);

const targets = { device: { resource: 'devices', display: 'name' } };
const provider = () => fakeProvider({ devices: [{ id: 'd1', name: 'Lobby' }] });

test('language 6: a single reference whose sibling says the entity shows the name of its record', async () => {
  const record = { id: '1', kind: 'device', ownerId: 'd1' };
  await draw(
    <RecordContextProvider value={record}>
      <PolyReferencesField source="ownerId" by="kind" targets={targets} />
    </RecordContextProvider>,
    { provider: provider() },
  );
  expect(await screen.findByText('Lobby')).toBeTruthy();
});

test('language 6: it is sent as an id, not as a list, also when it is taken away', async () => {
  const sent = vi.fn();
  await draw(
    <Form defaultValues={{ kind: 'device', ownerId: 'd1' }} onSubmit={sent}>
      <PolyReferenceInput source="ownerId" label="Owner" by="kind" targets={targets} single />
      <button type="submit">Send</button>
    </Form>,
    { provider: provider() },
  );
  expect(await screen.findByText('Lobby')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Remove|Lobby/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ ownerId: null });
});

test('language 10: a number without a step keeps all that is typed', async () => {
  const sent = vi.fn();
  await draw(
    <Form defaultValues={{ tiny: 1e-7 }} onSubmit={sent}>
      <NumberInput source="longitude" label="Longitude" scale={15} />
      <NumberInput source="tiny" label="Tiny" scale={7} />
      <button type="submit">Send</button>
    </Form>,
    { provider: provider() },
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tiny' }).value).toBe('0.0000001');
  await userEvent.type(screen.getByRole('textbox', { name: 'Longitude' }), '121.47376');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ longitude: 121.47376 });
});
