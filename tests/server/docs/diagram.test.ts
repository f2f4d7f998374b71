import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionMeta, StatesMeta } from '#core/entity/meta.ts';
import { LANGUAGES } from '#core/protocol/envelope.ts';
import { diagramOf, type Diagram } from '#server/docs/entity/diagramLayout.ts';
import { wordsOfDiagram } from '#server/docs/entity/labels.ts';
import { allFacts } from '#server/docs/facts.ts';
import { words } from '#server/docs/words.ts';

type Ways = readonly Pick<ActionMeta, 'name' | 'from' | 'to'>[];

const WORDS = {
  state: (name: string) => `State ${name}`,
  action: (name: string) => `把它变成 ${name}`,
  automatic: 'automatic',
};

/** Every transition that the meta allows, as "from > to by what". */
function allowed(states: StatesMeta, actions: Ways): string[] {
  const living = Object.keys(states.values).filter((name) => !states.values[name]!.final);
  return [
    ...actions.flatMap(({ name, from = living, to }) =>
      to ? from.map((state) => `${state} > ${to[0]} by ${name}`) : [],
    ),
    ...states.system.flatMap(({ from, to }, index) => from.map((state) => `${state} > ${to} by ${index}`)),
  ].toSorted();
}

const drawn = ({ edges }: Diagram): string[] =>
  edges.map(({ from, to, action, system }) => `${from} > ${to} by ${action ?? system}`).toSorted();

/** Says that every box and every line lies in the picture, and that no two boxes touch. */
function expectReadable({ size: [width, height], states, edges, start }: Diagram): void {
  const boxes = states.map(({ at: [x, y], size: [w, h] }) => ({
    left: x - w / 2,
    right: x + w / 2,
    top: y - h / 2,
    bottom: y + h / 2,
  }));
  const points = [
    ...start,
    ...edges.flatMap((edge) => [...edge.points, edge.label]),
    ...boxes.flatMap((box) => [
      [box.left, box.top],
      [box.right, box.bottom],
    ]),
  ];
  for (const [x, y] of points as [number, number][]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(height);
  }
  const touching = boxes.filter((a, i) =>
    boxes.some((b, j) => i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(touching).toEqual([]);
}

const valuesOf = (count: number): StatesMeta['values'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `s${n}`,
      { color: 'neutral', hidden: false, final: count > 1 && n === count - 1 },
    ]),
  );

const withStates = allFacts.flatMap(({ doc, meta, ...rest }) =>
  meta?.states ? LANGUAGES.map((language) => [doc.name, language, { ...rest, doc, meta }] as const) : [],
);

describe.each(withStates)('the diagram of %s in %s', (_name, language, facts) => {
  it('has a box for each state and a line for each transition, all of them in the picture', async () => {
    const { actions, states } = facts.meta;
    const diagram = await diagramOf(states!, actions, wordsOfDiagram(facts, words[language]));
    expect(diagram.states.map(({ name }) => name)).toEqual(Object.keys(states!.values));
    expect(drawn(diagram)).toEqual(allowed(states!, actions));
    expectReadable(diagram);
  });
});

describe('the diagram of any states and actions', () => {
  it('has a box for each state and a line for each transition, all of them in the picture', async () => {
    const machine = fc.integer({ min: 1, max: 7 }).chain((count) => {
      const state = fc.integer({ min: 0, max: count - 1 }).map((n) => `s${n}`);
      const some = fc.uniqueArray(state, { minLength: 1, maxLength: count });
      const way = fc.record(
        { from: some, to: fc.uniqueArray(state, { minLength: 1, maxLength: count }) },
        { requiredKeys: [] },
      );
      const actions = fc.array(way, { maxLength: 6 });
      const system = fc.array(fc.record({ from: some, to: state }), { maxLength: 3 });
      return fc.record({ values: fc.constant(valuesOf(count)), actions, system });
    });
    await fc.assert(
      fc.asyncProperty(machine, async ({ values, actions: ways, system }) => {
        const states: StatesMeta = { field: 'status', initial: 's0', values, system };
        const actions = ways.map((way, n) => ({ ...way, name: `a${n}` }));
        const diagram = await diagramOf(states, actions, WORDS);
        expect(diagram.states.map(({ name }) => name)).toEqual(Object.keys(values));
        expect(drawn(diagram)).toEqual(allowed(states, actions));
        expectReadable(diagram);
      }),
      // A way into itself bulges out of what the layout says is the picture.
      { numRuns: 60, examples: [[{ values: valuesOf(2), actions: [{ to: ['s0'] }], system: [] }]] },
    );
  });

  it('has room for its longest word', async () => {
    const states: StatesMeta = { field: 'status', initial: 's0', values: valuesOf(2), system: [] };
    const long = '等待审核并且已经付款';
    const { states: boxes } = await diagramOf(states, [], { ...WORDS, state: () => long });
    for (const { size } of boxes) expect(size[0]).toBeGreaterThan(long.length * 13);
  });
});
