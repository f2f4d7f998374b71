// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { inspectedPlace } from '#src/inspect/place.ts';
import { drawView, views } from '../../resources/viewScene.tsx';

const SHOWN = ['tags', 'ad-slots', 'campaigns'];
const shown = (kind: 'List' | 'Create' | 'Show') => views([kind]).filter(([, meta]) => SHOWN.includes(meta.resource));
/** Columns that the list has of itself: the boxes and what can be done with a row. */
const OF_THE_LIST = ['rows-box', 'rows-end'];
const fieldsAt = (elements: readonly Element[]) => elements.map((element) => inspectedPlace(element));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the place of an element, by which Alt-click finds its schema line', () => {
  test.each(shown('List'))('%s: each head and each cell is a column', async (title, meta, View) => {
    await drawView(title, meta, View, 'en_us');
    const heads = screen
      .getAllByRole('columnheader')
      .filter((head) => !OF_THE_LIST.some((name) => head.classList.contains(name)));
    const places = fieldsAt(heads);
    expect(places).toEqual(places.map((place) => ({ entity: meta.name, part: 'column', name: place?.name })));
    const names = new Set(places.map((place) => place?.name));
    expect(names.size).toBe(heads.length);
    expect(meta.fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
    const cells = fieldsAt(screen.getAllByRole('cell')).filter((place) => place !== null && place.part === 'column');
    expect(new Set(cells.map((place) => place?.name))).toEqual(names);
  });

  test.each(shown('Create'))('%s: each input is that of a field', async (title, meta, View) => {
    await drawView(title, meta, View, 'en_us');
    const places = fieldsAt(screen.getAllByRole('textbox'));
    const names = meta.fields.map(({ name }) => name);
    expect(places).toEqual(
      places.map(() => ({ entity: meta.name, part: 'input', name: expect.toBeOneOf(names) as string })),
    );
  });

  test('what no schema line made has none', async () => {
    const [title, meta, View] = shown('List')[0]!;
    await drawView(title, meta, View, 'en_us');
    expect(inspectedPlace(document.body)).toBeNull();
    expect(inspectedPlace(screen.getAllByRole('heading')[0]!)).toBeNull();
  });
});
