import type { EntityMeta } from '#core/entity/meta.ts';
import { errors, type ErrorName } from '#generated/model/errors.gen.ts';
import type { Keep } from '#generated/server/predicate.gen.ts';
import { tableEntities, tableKeeps, type TableName } from '#generated/server/tables.gen.ts';
import { refuse, type Sentence } from '../call/refuse.ts';
import type { SessionUser } from '../call/types.ts';
import type { Tx } from '../store/types.ts';
import { displayOf } from './changes.ts';
import { predicateContext } from './logic.ts';
import { tableOf, type Row } from './tableOf.ts';

/** Records that are named to who asks; the others are counted. */
const NAMED = 3;

/** Records of one kind that keep another from being deleted. */
export interface Keepers {
  entity: string;
  /** Resource of their pages in the console. */
  resource: string;
  word: Sentence;
  /** All of them, whether or not the caller may see them. */
  count: number;
  /** A few of those that the caller may see. */
  named: { id: string; name: string }[];
}

/** Caller, and the rights by which the keepers are named. */
export interface Asking {
  tx: Tx;
  user: SessionUser;
  now: number;
}

/** Keepers, and the error with which the deletion is refused for them. */
interface Keeping {
  refuse: ErrorName;
  keepers: Keepers;
}

interface Naming extends Keep {
  by: EntityMeta;
}

const namings = (Object.entries(tableKeeps) as [TableName, readonly Keep[]][]).flatMap(([table, keeps]) =>
  keeps.map((keep): Naming => ({ ...keep, by: tableEntities[table] })),
);

/**
 * Refuses the deletion of a record that rows of other entities keep (x-keeps), with the error of the first of them and a
 * sentence that names some.
 */
export async function checkUnkept(entity: EntityMeta, row: Row, asking: Asking): Promise<void> {
  const found: Keeping[] = [];
  for (const naming of namings.filter(({ of }) => of === entity.name)) {
    const keepers = await keepersBy(naming, row, asking);
    if (keepers.count > 0) found.push({ refuse: naming.refuse, keepers });
  }
  const [first] = found;
  if (!first) return;
  const keepers = found.map((one) => one.keepers);
  throw refuse(first.refuse, {
    sentence: sentenceOf(first.refuse, keepers),
    data: { uses: keepers.map(({ entity: by, resource, count, named }) => ({ entity: by, resource, count, named })) },
  });
}

async function keepersBy(naming: Naming, row: Row, asking: Asking): Promise<Keepers> {
  const { by, field, across, word } = naming;
  const { tx, user, now } = asking;
  const whole = tx.as({ kind: 'system', corpId: across ? null : String(row['corpId']) });
  const during = naming.while;
  const where = during && { where: (eb: Parameters<typeof during>[0]) => during(eb, predicateContext({ now, user })) };
  const query = { page: 1, sort: 'id', order: 'asc', filter: { [field]: { in: [row.id] } } } as const;
  const kind = { entity: by.name, resource: by.resource, word };
  const { total } = await tableOf(whole, by.name).list({ ...query, pageSize: 1 }, { fields: ['id'], ...where });
  if (total === 0 || !maySee(by, user)) return { ...kind, count: total, named: [] };
  const fields = { fields: ['id', by.display], withoutTotal: true };
  const { list } = await tableOf(tx, by.name).list({ ...query, pageSize: NAMED }, { ...fields, ...where });
  return { ...kind, count: total, named: list.map((one) => ({ id: one.id, name: displayOf(by, one) })) };
}

/** Returns true if the caller has the list of an entity. */
const maySee = (by: EntityMeta, user: SessionUser): boolean =>
  by.systems.includes(user.system) && user.can(by.perm.list);

/** Returns the error's own sentence with the names of those whom the caller may see, and the number of the others. */
function sentenceOf(error: ErrorName, keepers: readonly Keepers[]): Sentence {
  const named = keepers.flatMap(({ word, named: some }) => some.map(({ name }) => ({ word, name }))).slice(0, NAMED);
  const others = keepers.reduce((sum, { count }) => sum + count, 0) - named.length;
  const zh = named.map(({ word, name }) => `${word.zh}“${name}”`).join('、');
  const en = named.map(({ word, name }) => `${small(word.en)} “${name}”`);
  const more = others === 0 ? [] : [named.length > 0 ? `${others} more` : `${others} that you cannot see`];
  return {
    zh: `${errors[error].zh}：${zh}${others === 0 ? '' : `${named.length > 0 ? '，' : ''}另有 ${others} 处`}`,
    en: `${errors[error].en}: ${[...en, ...more].join(', ')}`,
  };
}

/** Returns a word as it stands within a sentence. */
const small = (word: string): string =>
  /^[A-Z][a-z]/.test(word) ? `${word.charAt(0).toLowerCase()}${word.slice(1)}` : word;
