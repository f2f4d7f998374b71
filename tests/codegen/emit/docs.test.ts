import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagram } from '#core/entity/doc.ts';
import type { StatesMeta } from '#core/entity/meta.ts';
import { diagramOf } from '#codegen/emit/docs/diagram.ts';
import { documentation } from '#codegen/emit/docs/index.ts';
import { entityDoc } from '#codegen/emit/docs/entityDoc.ts';
import { entityMeta } from '#codegen/emit/meta.ts';
import { print } from '#codegen/generate.ts';
import type { Action, Entity, State, States } from '#codegen/model/types.ts';
import { model } from '#tests/support/cases/model.ts';

const named = (name: string): Entity => model.entities.find(({ names }) => names.camel === name)!;
const label = { zh: '状态', en: 'State' };
const source = { file: 'schemas/x.yaml', line: 1, column: 1, path: [] };

/** Every transition that the meta allows, as "from > to by what". */
function allowed(entity: Entity): string[] {
  const { actions, states } = entityMeta(entity) as { states: StatesMeta } & ReturnType<typeof entityMeta>;
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

describe('the diagram', () => {
  it.each(model.entities.filter(({ states }) => states).map(({ names }) => names.camel))(
    'of %s has a box per state and a line per transition',
    (name) => {
      const entity = named(name);
      const { diagram } = entityDoc(entity);
      expect(diagram!.states.map((state) => state.name)).toEqual(entity.states!.values.map((state) => state.name));
      expect(drawn(diagram!)).toEqual(allowed(entity));
      expectReadable(diagram!);
    },
  );

  it('has them for any states and actions', () => {
    const valuesOf = (count: number) =>
      Array.from({ length: count }, (_, n): State => ({
        name: `s${n}`,
        label,
        color: 'neutral',
        final: count > 1 && n === count - 1,
        hidden: false,
        source,
      }));
    const machine = fc.integer({ min: 1, max: 7 }).chain((count) => {
      const state = fc.integer({ min: 0, max: count - 1 }).map((n) => `s${n}`);
      const some = fc.uniqueArray(state, { minLength: 1, maxLength: count });
      const actions = fc.array(
        fc.record({ from: fc.option(some, { nil: undefined }), to: fc.option(some, { nil: undefined }) }),
        { maxLength: 6 },
      );
      const system = fc.array(fc.record({ from: some, to: state }), { maxLength: 3 });
      return fc.record({ values: fc.constant(valuesOf(count)), actions, system });
    });
    fc.assert(
      fc.property(machine, ({ values, actions, system }) => {
        const states: States = {
          field: 'status',
          initial: 's0',
          values,
          system: system.map((each) => ({
            ...each,
            when: { node: 'now', type: 'instant', line: 1, column: 1 },
            signals: [],
            source,
          })),
        };
        const [pattern] = named('ad').actions;
        const entity: Entity = {
          ...named('ad'),
          states,
          actions: actions.map(({ from, to }, n): Action => ({ ...pattern!, name: `a${n}`, label, from, to })),
        };
        const diagram = diagramOf(entity, states);
        expect(drawn(diagram)).toEqual(allowed(entity));
        expectReadable(diagram);
      }),
      // A way into itself bulges out of what the layout says is the picture.
      {
        numRuns: 60,
        examples: [[{ values: valuesOf(2), actions: [{ from: undefined, to: ['s0'] }], system: [] }]],
      },
    );
  });
});

describe('the printed documentation', () => {
  it('has no label, so that a new word changes no page', async () => {
    const renamed = JSON.parse(
      JSON.stringify(model, (key, value: unknown) =>
        value instanceof Set ? { set: [...value] } : key === 'msg' ? { zh: '别的', en: 'Another' } : value,
      ),
      (_, value: unknown) =>
        typeof value === 'object' && value !== null && 'set' in value ? new Set(value.set as []) : value,
    ) as typeof model;
    for (const entity of renamed.entities) {
      entity.label = { zh: '甲', en: 'Thing' };
      for (const field of entity.fields) field.label = { zh: '乙', en: 'Part' };
    }
    expect(await print(renamed, [documentation])).toEqual(await print(model, [documentation]));
  });

  it('says conditions and limits as they are written', () => {
    const { fields, rules, system, limits } = entityDoc(named('ad'));
    expect(fields.find(({ name }) => name === 'playCount')).toEqual({
      name: 'playCount',
      json: { minimum: 1, maximum: 100_000 },
      when: "type == 'insertion' && insertionType == 'times'",
    });
    expect(rules[0]).toEqual({
      id: 'startLead',
      at: 'startAt',
      on: ['create'],
      assert: "type == 'emergency' || startAt == null || startAt >= now() + limits.scheduling",
    });
    expect(system.at(-1)).toBe('endAt <= now()');
    expect(limits).toEqual(['scheduling']);
  });
});
