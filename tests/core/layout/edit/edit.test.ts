import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceOf } from '#core/layout/edit/difference.ts';
import { newHistory, perform, redo, settle, undo, type History } from '#core/layout/edit/history.ts';
import { applyAll, applyOperation } from '#core/layout/edit/operation.ts';
import { layoutDocuments, layoutScripts, runScript } from './layoutScripts.ts';

/** Random documents and scripts of each property; `npm run properties` asks of more than every run can wait for. */
const RUNS = Number(process.env.LAYOUT_RUNS ?? 1000);

const bytes = (value: unknown): string => JSON.stringify(value);

const repeat = (times: number, history: History, step: (history: History) => History): History =>
  Array.from({ length: times }).reduce<History>((current) => step(current), history);

describe('undo and redo [LAY-02]', () => {
  test('undo of everything gives the first bytes, redo of everything the last', () => {
    fc.assert(
      fc.property(layoutDocuments, layoutScripts, (document, script) => {
        const { operations } = runScript(document, script);
        const done = operations.reduce<History>(
          (history, operation) => perform(history, { label: 'x', operations: [operation] }),
          newHistory(document),
        );
        const back = repeat(operations.length, done, undo);
        expect(bytes(back.document)).toBe(bytes(document));
        expect(bytes(repeat(operations.length, back, redo))).toBe(bytes(done));
      }),
      { numRuns: RUNS },
    );
  });

  test('several operations are one step', () => {
    fc.assert(
      fc.property(layoutDocuments, layoutScripts, (document, script) => {
        const { operations } = runScript(document, script);
        const done = perform(newHistory(document), { label: 'x', operations });
        expect(bytes(undo(done).document)).toBe(bytes(document));
      }),
      { numRuns: RUNS },
    );
  });

  test('survives a reload: what is stored goes on where it was', () => {
    fc.assert(
      fc.property(layoutDocuments, layoutScripts, (document, script) => {
        const { operations } = runScript(document, script);
        const done = perform(newHistory(document), { label: 'x', operations });
        const read = JSON.parse(bytes(done)) as History;
        expect(bytes(undo(read).document)).toBe(bytes(document));
      }),
      { numRuns: 200 },
    );
  });

  const [document] = fc.sample(layoutDocuments, { numRuns: 1, seed: 7 });
  const named = (width: number, merge?: string) => ({
    label: 'size',
    operations: [{ type: 'patchDocument' as const, patch: { width } }],
    ...(merge === undefined ? {} : { merge }),
  });

  test('steps of one gesture are one, until it is settled', () => {
    const first = perform(perform(newHistory(document!), named(500, 'drag')), named(600, 'drag'));
    expect(first.past).toHaveLength(1);
    expect(undo(first).document).toEqual(document);
    const settled = perform(settle(first), named(700, 'drag'));
    expect(settled.past).toHaveLength(2);
    expect(undo(settled).document.width).toBe(600);
  });

  test('goes back to the beginning, however many steps ago that was', () => {
    const done = Array.from({ length: 2000 }, (_, step) => named(500 + step)).reduce<History>(
      perform,
      newHistory(document!),
    );
    expect(repeat(2000, done, undo).document).toEqual(document);
    expect(bytes(repeat(2000, repeat(2000, done, undo), redo))).toBe(bytes(done));
  });

  test('what is done after an undo gives up what could have been redone', () => {
    const undone = undo(perform(newHistory(document!), named(500)));
    expect(redo(undone).document.width).toBe(500);
    expect(redo(perform(undone, named(800))).document.width).toBe(800);
  });

  test('nothing to undo or redo changes nothing', () => {
    const history = newHistory(document!);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(perform(history, { label: 'x', operations: [] })).toBe(history);
  });

  test.each([
    [{ type: 'removeWidget', id: 'nobody' }, 'the layout has no widget "nobody"'],
    [{ type: 'patchPage', id: 'nowhere', patch: {} }, 'the layout has no page "nowhere"'],
  ] as const)('%o names what is not there', (operation, message) => {
    expect(() => applyOperation(document!, operation)).toThrow(new RangeError(message));
  });
});

describe('the difference of two versions [LAY-12, UI-09]', () => {
  test('makes the one of the other', () => {
    fc.assert(
      fc.property(layoutDocuments, layoutScripts, (document, script) => {
        const { document: after } = runScript(document, script);
        expect(bytes(applyAll(document, differenceOf(document, after)).document)).toBe(bytes(after));
        expect(bytes(applyAll(after, differenceOf(after, document)).document)).toBe(bytes(document));
      }),
      { numRuns: RUNS },
    );
  });

  test('of a version with itself is nothing', () => {
    fc.assert(
      fc.property(layoutDocuments, (document) => {
        expect(differenceOf(document, document)).toEqual([]);
      }),
    );
  });
});
