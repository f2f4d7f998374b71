import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { moveBy, removeWidgets } from '#core/layout/edit/commands.ts';
import type { Deed } from '#core/layout/edit/history.ts';
import { useDesigner } from '#resources/layouts/designer/useDesigner.ts';

const area = (id: string, x: number): Widget => ({
  id,
  name: id,
  x,
  y: 0,
  width: 100,
  height: 100,
  kind: 'adSlot',
  props: { background: '#000000', fit: 'contain' },
});
const layout = (...widgets: Widget[]): LayoutDocument => ({
  version: 1,
  width: 1920,
  height: 1080,
  pages: [{ id: 'home', name: 'Home', background: '#000000', widgets }],
});
const TWO = layout(area('one', 0), area('two', 500));
const KEY = 'designer.test';
const NO_DEED: Deed = { label: 'move', operations: [] };

const cameBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type, name: location.href } as unknown as PerformanceNavigationTiming]);

beforeEach(() => {
  sessionStorage.clear();
  cameBy('navigate');
});
afterEach(() => vi.restoreAllMocks());

interface Given {
  given: LayoutDocument;
  saved?: LayoutDocument;
  isTyping?: boolean;
  isFollowing?: boolean;
}

function open(first: LayoutDocument = TWO, isFollowing = false) {
  const told: LayoutDocument[] = [];
  const onChange = (document: LayoutDocument) => void told.push(document);
  const initialProps: Given = { given: first, isFollowing };
  const hook = renderHook(
    ({ saved = first, ...given }: Given) => useDesigner({ ...given, saved, onChange, storeKey: KEY }),
    { initialProps },
  );
  const designer = () => hook.result.current;
  const places = () => Object.fromEntries(designer().page.widgets.map(({ id, x }) => [id, x]));
  const move = (id: string, by: number, merge?: string) =>
    act(() => designer().act(moveBy(designer().document, new Set([id]), [by, 0], merge)));
  const undo = () => act(() => designer().undo());
  return { ...hook, designer, places, move, undo, told };
}

describe('a gesture [LAY-02]', () => {
  test('takes back nothing but itself, also where it comes back to its beginning', () => {
    const { designer, places, move, undo } = open();
    move('one', 40);
    const start = designer().document;
    const to = (by: number) => act(() => designer().drag(moveBy(start, new Set(['two']), [by, 0]), []));
    to(100);
    // Back where it was: a move without operations.
    act(() => designer().drag(NO_DEED, []));
    act(() => designer().drag(NO_DEED, []));
    expect(places()).toEqual({ one: 40, two: 500 });
    act(() => designer().settle());
    expect(designer().history.past).toHaveLength(1);
    undo();
    expect(places()).toEqual({ one: 0, two: 500 });
  });

  test('is one step, and is told once, when it has ended', () => {
    const { designer, places, undo, told } = open();
    for (const by of [10, 20, 30]) act(() => designer().drag(moveBy(TWO, new Set(['one']), [by, 0]), [{ x: by }]));
    expect(told).toEqual([]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    act(() => designer().settle());
    expect(told).toHaveLength(1);
    expect(designer().guides).toEqual([]);
    expect(places()['one']).toBe(30);
    undo();
    expect(designer().document).toEqual(TWO);
  });
});

test('a held key is one step for one choice, and another for the next [LAY-02]', () => {
  const { designer, places, move, undo } = open();
  act(() => designer().choose(['one']));
  move('one', 1, 'nudge');
  move('one', 1, 'nudge');
  act(() => designer().choose(['two']));
  move('two', 1, 'nudge');
  undo();
  expect(places()).toEqual({ one: 2, two: 500 });
  undo();
  expect(places()).toEqual({ one: 0, two: 500 });
});

test('a document from outside is a step that can be taken back [LAY-02]', () => {
  const { designer, rerender, move, undo, places } = open();
  move('one', 40);
  const template = layout(area('main', 7));
  rerender({ given: template });
  expect(places()).toEqual({ main: 7 });
  expect(designer().history.past).toHaveLength(2);
  undo();
  expect(places()).toEqual({ one: 40, two: 500 });
  undo();
  expect(places()).toEqual({ one: 0, two: 500 });
});

test('documents from outside are a step each, and what is typed of one is one step together [LAY-02, LAY-12]', () => {
  const { designer, rerender, undo, places } = open();
  const [template, theirs] = [layout(area('main', 7)), layout(area('theirs', 8))];
  rerender({ given: template });
  rerender({ given: theirs });
  for (const x of [1, 10, 100]) rerender({ given: layout(area('theirs', x)), isTyping: true });
  expect(designer().history.past).toHaveLength(3);
  undo();
  expect(places()).toEqual({ theirs: 8 });
  undo();
  expect(places()).toEqual({ main: 7 });
});

test('a form that follows a step behind takes nothing back, and leaves what can be done again [LAY-02]', () => {
  const { designer, rerender, move, undo, places, told } = open(TWO, true);
  move('one', 40);
  act(() => designer().settle());
  move('two', 40);
  undo();
  const [first, second] = told.map((document) => structuredClone(document));
  for (const given of [first!, second!]) {
    rerender({ given, isFollowing: true });
    expect(places()).toEqual({ one: 40, two: 500 });
    expect(designer().history.future).toHaveLength(1);
  }
  act(() => designer().redo());
  expect(places()).toEqual({ one: 40, two: 540 });
  rerender({ given: layout(area('main', 7)), isFollowing: true });
  expect(places()).toEqual({ main: 7 });
});

describe('what a window keeps [LAY-02]', () => {
  test('goes on after a reload, a deletion included', () => {
    const first = open();
    act(() => first.designer().act(removeWidgets(TWO, new Set(['one']))));
    const kept = sessionStorage.getItem(KEY)!;
    first.unmount();
    sessionStorage.setItem(KEY, kept);
    cameBy('reload');
    const { designer, undo, told } = open();
    expect(designer().page.widgets.map(({ id }) => id)).toEqual(['two']);
    expect(told).toHaveLength(1);
    undo();
    expect(designer().document).toEqual(TWO);
  });

  test('ends when the designer is left, and is nothing to a page that was not reloaded', () => {
    const first = open();
    first.move('one', 5);
    const kept = sessionStorage.getItem(KEY)!;
    first.rerender({ given: TWO, saved: first.designer().document });
    first.unmount();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    sessionStorage.setItem(KEY, kept);
    expect(open().places()).toEqual({ one: 0, two: 500 });
  });

  test('outlives a designer that is left before all of it is saved [LAY-12]', () => {
    const first = open();
    first.move('one', 5);
    first.unmount();
    const { places, undo } = open();
    expect(places()).toEqual({ one: 5, two: 500 });
    undo();
    expect(places()).toEqual({ one: 0, two: 500 });
  });

  test('goes back as far as the browser keeps it, where it does not keep all', () => {
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 6000) throw new DOMException('full', 'QuotaExceededError');
      setItem.value?.call(this, key, value);
    });
    const first = open();
    for (let step = 1; step <= 100; step += 1) {
      first.move('one', 1);
      act(() => first.designer().settle());
    }
    expect(first.designer().history.past).toHaveLength(100);
    const kept = sessionStorage.getItem(KEY)!;
    first.unmount();
    sessionStorage.setItem(KEY, kept);
    cameBy('reload');
    const { designer, places, undo } = open();
    expect(places()).toEqual({ one: 100, two: 500 });
    const steps = designer().history.past.length;
    expect(steps).toBeGreaterThan(10);
    for (let step = 0; step < steps; step += 1) undo();
    expect(places()).toEqual({ one: 100 - steps, two: 500 });
  });

  test('is nothing where it cannot be read, or is of another document', () => {
    cameBy('reload');
    sessionStorage.setItem(KEY, '{');
    expect(open().places()).toEqual({ one: 0, two: 500 });
    const other = open(layout(area('three', 3)));
    other.move('three', 1);
    expect(open().places()).toEqual({ one: 0, two: 500 });
  });
});
