import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { expect } from 'vitest';
import type { EntityHead, EntityMeta, FieldMeta, System } from '#core/entity/meta.ts';
import type { Language } from '#core/protocol/envelope.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';
import { resources } from '#resources/index.tsx';
import type { Can } from '#src/ui/permission.ts';
import type { EntityView } from '#src/ui/view.ts';
import { draw, fakeProvider } from '../src/ui/console.tsx';

/** A value that a field of this kind may have. */
function sample(field: FieldMeta): unknown {
  // An ad that was bought, and whose days are over, has no form.
  if (field.name === 'orderId') return null;
  switch (field.kind) {
    case 'id':
    case 'ref':
      return 'r1';
    case 'refs':
      return ['r1'];
    case 'integer':
    case 'number':
    case 'money':
      return 12;
    case 'boolean':
      // A built-in record cannot be edited, and has no form.
      return !field.readOnly;
    case 'enum':
    case 'state':
      return field.values?.[0];
    case 'instant':
      return '2026-11-20T08:00:00Z';
    case 'date':
      return '2026-11-20';
    case 'time':
      return '08:00';
    case 'file':
      return '/media/a.png';
    case 'files':
      return ['/media/a.png'];
    case 'json':
      return null;
    default:
      return `some ${field.name}`;
  }
}

/** Returns a record of an entity with a value in each of its fields. */
export const sampleRecord = (meta: EntityMeta): RaRecord<string> => ({
  ...Object.fromEntries(
    meta.fields.filter(({ writeOnly, derived }) => !writeOnly && !derived).map((field) => [field.name, sample(field)]),
  ),
  id: 'r1',
  rev: 1,
});

const whole = ({ resource }: EntityHead): EntityMeta => entityByResource[resource]!;

const rows = Object.fromEntries(resources.map(({ meta }) => [meta.resource, [sampleRecord(whole(meta))]]));

/** Pattern of a message key without a translation. */
export const KEY = /\b(resources|ui|ra|rules|errors|permissions|menu|calls|entities)\.[a-z_-]+\.[\w.]+/i;

/** Existing views of these kinds: title, entity, component. */
export const views = (names: readonly ('List' | 'Create' | 'Edit' | 'Show')[]) =>
  resources.flatMap((entity) =>
    names.flatMap((name) =>
      entity[name] ? [[`${entity.meta.resource} ${name}`, whole(entity.meta), entity[name]] as const] : [],
    ),
  );

const scene = (resource: string, name: string) =>
  name === 'List' || name === 'Create'
    ? { path: `/${resource}`, pattern: `/${resource}` }
    : { path: `/${resource}/r1`, pattern: `/${resource}/:id` };

/** Renders a view with rows in memory, and waits until it is complete. */
export async function drawView(
  title: string,
  meta: EntityMeta,
  View: EntityView,
  language: Language,
  can: Can = () => true,
  system: System = 'YXF',
) {
  const view = (
    <ResourceContextProvider value={meta.resource}>
      <Suspense fallback={<p>on its way</p>}>
        <View />
      </Suspense>
    </ResourceContextProvider>
  );
  await draw(view, {
    provider: fakeProvider(rows),
    language,
    can,
    system,
    ...scene(meta.resource, title.split(' ')[1] ?? ''),
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByLabelText(/loading|加载/i)).toBeNull());
}
