// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntityHead, EntityMeta, FieldMeta } from '#core/entity/meta.ts';
import { LANGUAGES } from '#core/protocol/envelope.ts';
import { entityByResource } from '#generated/model/entities.gen.ts';
import { resources } from '#resources/index.tsx';
import type { EntityView } from '#src/ui/view.ts';
import { draw, fakeProvider } from '../src/ui/console.tsx';

/** A value that a field of this kind may have. */
function sample(field: FieldMeta): unknown {
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
      return true;
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

const sampleRow = (meta: EntityMeta): RaRecord<string> => ({
  ...Object.fromEntries(
    meta.fields.filter(({ writeOnly, derived }) => !writeOnly && !derived).map((field) => [field.name, sample(field)]),
  ),
  id: 'r1',
  rev: 1,
});

const whole = ({ resource }: EntityHead): EntityMeta => entityByResource[resource]!;

const rows = Object.fromEntries(resources.map(({ meta }) => [meta.resource, [sampleRow(whole(meta))]]));

/** A key that nobody translated shows as itself. */
const KEY = /\b(resources|ui|ra|rules|errors|permissions|menu|calls|entities)\.[a-z_-]+\.[\w.]+/i;

const views = (names: readonly ('List' | 'Create' | 'Edit' | 'Show')[]) =>
  resources.flatMap((entity) =>
    names.flatMap((name) =>
      entity[name] ? [[`${entity.meta.resource} ${name}`, whole(entity.meta), entity[name]] as const] : [],
    ),
  );

const scene = (resource: string, name: string) =>
  name === 'List' || name === 'Create'
    ? { path: `/${resource}`, pattern: `/${resource}` }
    : { path: `/${resource}/r1`, pattern: `/${resource}/:id` };

async function drawView(title: string, meta: EntityMeta, View: EntityView, language: (typeof LANGUAGES)[number]) {
  const view = (
    <ResourceContextProvider value={meta.resource}>
      <Suspense fallback={<p>on its way</p>}>
        <View />
      </Suspense>
    </ResourceContextProvider>
  );
  await draw(view, { provider: fakeProvider(rows), language, ...scene(meta.resource, title.split(' ')[1] ?? '') });
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByLabelText(/loading|加载/i)).toBeNull());
}

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation(
    (...words) => void complaints.push(words.map(String).join(' ').slice(0, 300)),
  );
  vi.spyOn(console, 'warn').mockImplementation(
    (...words) => void complaints.push(words.map(String).join(' ').slice(0, 300)),
  );
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe.each(LANGUAGES)('every generated view in %s', (language) => {
  test.each(views(['List', 'Show', 'Create', 'Edit']))(
    '%s draws without a complaint or an untranslated key [UI-04]',
    async (title, meta, View) => {
      await drawView(title, meta, View, language);
      expect(document.body.textContent).not.toMatch(KEY);
      const named = [...document.querySelectorAll('[aria-label]')]
        .map((element) => element.getAttribute('aria-label'))
        .join('\n');
      expect(named).not.toMatch(KEY);
      expect(complaints).toEqual([]);
    },
  );
});

describe('every control of a generated form', () => {
  test.each(views(['Create', 'Edit']))('%s names each of its inputs [UI-05]', async (title, meta, View) => {
    await drawView(title, meta, View, 'en_us');
    const nameless = [
      ...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select'),
    ].filter(
      (input) =>
        input.getAttribute('aria-hidden') !== 'true' &&
        !input.getAttribute('aria-label') &&
        !input.getAttribute('aria-labelledby') &&
        (input.labels?.length ?? 0) === 0,
    );
    expect(nameless.map((input) => input.outerHTML)).toEqual([]);
  });
});
