import { broken, strip, type RuleContext } from '#core/entity/rule.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { recordOf } from '#server/handlers/crud/create.ts';
import { logicOf } from '#server/policies/logic.ts';
import type { Row } from '#server/policies/tableOf.ts';
import type { Reply } from '#core/protocol/reply.ts';
import type { TestApp } from './buildTestApp.ts';
import { call } from './call.ts';
import { codesOf } from './races.ts';
import { layCopies, metaOf, uniqueKeys } from './records.ts';
import { rowOf } from './rows.ts';

/** A call on records that stand for each other: of each world it is given the ids. */
export type Ask = (ids: readonly string[]) => { name: CallName; payload: object };

/** A value for one field. */
type Change = readonly [field: string, value: unknown];

const QUARTERS = [0.25, 0.5, 0.75];
const BESIDE: ReadonlySet<string> = new Set(['id', 'rev', 'createdAt', 'updatedAt', 'deletedAt']);

/** A row as it was before work in the background began, by entity: whether it has begun when one looks is chance. */
const UNSTARTED: Readonly<Record<string, (row: Row) => object>> = {
  offlinePackage: ({ status }) => (status === 'running' ? { status: 'waiting', startedAt: null } : {}),
};

/** All that two calls left, in words: what was answered, and the records but for what differs from world to world. */
async function outcome(test: TestApp, entity: string, ids: readonly string[], replies: Reply[]): Promise<string> {
  // Write-only fields are stored as salted hashes, which differ between equal values.
  const secret = metaOf(entity).fields.flatMap(({ name, writeOnly }) => (writeOnly ? [name] : []));
  const unique = new Set([...uniqueKeys(entity).flat(), ...secret]);
  const rows = await Promise.all(ids.map((id) => rowOf(test, entity, id)));
  const said = rows.map(
    (row) =>
      row &&
      Object.entries({ ...row, ...UNSTARTED[entity]?.(row) }).filter(
        ([name]) => !BESIDE.has(name) && !unique.has(name),
      ),
  );
  return `${codesOf(replies)} ${JSON.stringify(said)}`;
}

/**
 * Sends two calls at once, and in either order to records that are the same: what is left must be what one of the two
 * orders leaves. Returns what is wrong, or null.
 */
export async function raced(
  test: TestApp,
  {
    entity,
    source,
    asks,
    prepare,
  }: { entity: string; source: Row; asks: [Ask, Ask]; prepare?: (ids: string[]) => Promise<void> },
): Promise<string | null> {
  const [first, second, both] = await Promise.all([1, 2, 3].map(() => layCopies(test, entity, source.id, 2)));
  await prepare?.([...first!, ...second!, ...both!]);
  const send = (ask: Ask, ids: readonly string[]): Promise<Reply> => {
    const { name, payload } = ask(ids);
    return call<Reply['data']>(test, test.personas.owner, name, payload);
  };
  const [one, other] = asks;
  const inOrder = [await send(one, first!), await send(other, first!)];
  const last = await send(other, second!);
  const reversed = [await send(one, second!), last];
  const atOnce = await Promise.all([send(one, both!), send(other, both!)]);
  const left = await outcome(test, entity, both!, atOnce);
  const allowed = [await outcome(test, entity, first!, inOrder), await outcome(test, entity, second!, reversed)];
  if (allowed.includes(left)) return null;
  return `${JSON.stringify(asks.map((ask) => ask(both!)))} left ${left}, not ${allowed.join(' nor ')}`;
}

/** Points between two values of a record: two fields that must stand in an order can each move there alone. */
const between = (values: readonly number[]): number[] => {
  if (values.length === 0) return [];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return QUARTERS.map((part) => Math.round(least + (most - least) * part));
};

/** Values at the edges of what an update takes, and between those that the record has. */
function changesOf(entity: string, fields: readonly string[], row: Row): Change[] {
  const { edges, refs } = samples[entity]!;
  const unique = new Set(uniqueKeys(entity).flat());
  const metas = metaOf(entity).fields.filter(({ name }) => fields.includes(name) && !unique.has(name) && !refs[name]);
  const numbersOf = (kinds: readonly string[]) =>
    metas.flatMap(({ name, kind }) => (kinds.includes(kind) && typeof row[name] === 'number' ? [row[name]] : []));
  const instants = between(numbersOf(['instant'])).map((ms) => new Date(ms).toISOString());
  const numbers = between(numbersOf(['integer', 'number']));
  return metas.flatMap(({ name, kind }): Change[] => {
    if (kind === 'file' || kind === 'files') return [];
    const given = edges[name] ?? [];
    const values = kind === 'instant' ? instants : kind === 'integer' ? [...given, ...numbers] : given;
    return values.map((value) => [name, value] as const);
  });
}

/** Pairs of changes of a record: those that are right alone and break a rule together, and all others. */
export function pairsOf(
  entity: string,
  row: Row,
  many: boolean,
  now: number,
): { clashes: [Change, Change][]; others: [Change, Change][] } {
  const { whens, rules } = logicOf(entity);
  const { updates, bulk } = samples[entity]!;
  const context: RuleContext = { now, me: null, on: 'update' };
  const record = recordOf(metaOf(entity), row);
  const isRight = (changes: readonly Change[]) =>
    broken(rules, strip({ ...record, ...Object.fromEntries(changes) }, whens, context), context).length === 0;
  const right = changesOf(entity, updates, row).filter((change) => isRight([change]));
  const pairs = right
    .filter(([name]) => !many || bulk.includes(name))
    .flatMap((one) => right.filter(([name]) => name !== one[0]).map((other): [Change, Change] => [one, other]));
  const clashes = pairs.filter((pair) => !isRight(pair));
  return { clashes, others: pairs.filter((pair) => !clashes.includes(pair)) };
}
