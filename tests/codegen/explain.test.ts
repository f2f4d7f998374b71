import { describe, expect, it } from 'vitest';
import { explain, sourceText } from '#codegen/explain.ts';
import type { Place } from '#codegen/explain.ts';
import { exampleModel } from './emit/example.ts';

const CASES: readonly [part: Place['part'], name: string, places: readonly string[]][] = [
  ['column', 'status', ['x-list.columns[1]', 'properties.status']],
  ['filter', 'startAt', ['x-list.filters[1]', 'properties.startAt']],
  ['input', 'url', ['properties.url', 'x-entity']],
  ['value', 'daysLeft', ['properties.daysLeft', 'x-entity']],
  ['action', 'stop', ['x-actions.stop', 'x-calls.stop']],
  ['state', 'playing', ['x-states.values.playing']],
  ['view', 'mine', ['x-list.views.mine']],
  ['column', 'nothing', []],
];

describe('a place of a page', () => {
  it.each(CASES)('%s %s comes from %j', (part, name, places) => {
    const found = explain(exampleModel(), { entity: 'ads', part, name });
    expect(found.map((source) => sourceText(source).replace(/^schemas\/ad\.yaml:\d+:\d+ /, ''))).toEqual(places);
  });

  it('has no source in an entity that is not there', () => {
    expect(explain(exampleModel(), { entity: 'nobody', part: 'column', name: 'x' })).toEqual([]);
  });
});
