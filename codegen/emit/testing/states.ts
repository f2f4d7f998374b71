import type { Expr } from '../../expression/types.ts';
import { fieldsOf, signalsOf } from '../../expression/walk.ts';
import { ImportSet } from '../../imports.ts';
import type { Entity } from '../../model/types.ts';
import { banner, literal, page } from '../banner.ts';
import type { Emitter } from '../emitter.ts';
import { arrow } from '../schema.ts';

const FOUNDATION = `/** A record in a state, and a call that would do an action with it. */
export interface Move {
  entity: string;
  call: CallName;
  action: string;
  state: string;
  /** The state that it enters, or stays in where the action moves none; null where it is refused. */
  enters: string | null;
}

type Condition = (values: Values, context: RuleContext) => boolean;

/** Conditions of the schema that only the store asks, in JavaScript: what the store does is held against them. */
export interface Conditions {
  entity: string;
  /** Which rows each list view shows. */
  views: Readonly<Record<string, Condition>>;
  /** Transitions that nobody clicks, in their order. A signal of server/policies is read like a field. */
  system: readonly { from: readonly string[]; to: string; when: Condition }[];
  /** Fields that those transitions read, and signals. */
  reads: readonly string[];
  signals: readonly string[];
}
`;

/** Every action with a call, from every state that a record can be called in. */
function moves(entity: Entity): string[] {
  const { states } = entity;
  if (states === undefined) return [];
  const called = entity.calls.filter(({ kind }) => kind === 'action');
  return entity.actions.flatMap((action) => {
    const call = called.find(({ verb }) => verb === action.call);
    if (call === undefined) return [];
    return states.values
      .filter(({ final }) => !final)
      .map(({ name: state }) => {
        const isAble = action.from === undefined || action.from.includes(state);
        const enters = action.deletes ? (states.final ?? state) : (action.to?.[0] ?? state);
        const move = {
          entity: entity.names.camel,
          call: `${entity.names.camel}.${call.verb}`,
          action: action.name,
          state,
        };
        return `${literal({ ...move, enters: isAble ? enters : null })},\n`;
      });
  });
}

/** Returns a condition that reads its signals as if they were fields. */
const withoutSignals = (expr: Expr): Expr =>
  JSON.parse(JSON.stringify(expr), (_key, value: Expr) => {
    if (typeof value !== 'object' || value === null || value.node !== 'signal') return value;
    const { type, line, column, name, compare } = value;
    const of = { node: 'field', type, line, column, name };
    if (compare === undefined) return of;
    const right = { node: 'literal', type: 'number', line, column, value: compare.value };
    return { node: 'compare', type: 'boolean', line, column, op: compare.op, left: of, right };
  }) as Expr;

function conditions(entity: Entity, imports: ImportSet): string {
  const views = entity.list.views
    .filter((view) => view.where !== undefined)
    .map((view) => `'${view.name}': ${arrow(view.where!, imports)},\n`);
  const own = entity.states?.system ?? [];
  const system = own.map(
    ({ from, to, when }) => `{ from: ${literal(from)}, to: '${to}', when: ${arrow(withoutSignals(when), imports)} },\n`,
  );
  const reads = [...new Set(own.flatMap(({ when }) => fieldsOf(when)))];
  const signals = [...new Set(own.flatMap(({ when }) => signalsOf(when)))];
  return `{
entity: '${entity.names.camel}',
views: {\n${views.join('')}},
system: [\n${system.join('')}],
reads: ${literal(reads)},
signals: ${literal(signals)},
},\n`;
}

/** What may happen to a record in each state, and the conditions of the schemas for JavaScript. */
export const stateCases: Emitter = {
  id: 'stateCases',
  emit(model) {
    const imports = new ImportSet();
    imports.type('CallName', '#generated/model/calls.gen.ts');
    for (const type of ['RuleContext', 'Values']) imports.type(type, '#core/entity/rule.ts');
    const stored = model.entities.filter((entity) => entity.stored);
    const body = [
      FOUNDATION,
      `export const moves: readonly Move[] = [\n${stored.flatMap(moves).join('')}];\n`,
      `export const conditions: readonly Conditions[] = [\n${stored.map((entity) => conditions(entity, imports)).join('')}];\n`,
    ];
    return [{ path: 'testing/states.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
  },
};
