import type { Tx } from '../store/types.ts';
import { statementAcrossCorps } from '../store/statement.ts';

// `union` drops what it has seen, so that a tree that bites its own tail ends, too.
const departments = statementAcrossCorps<{ corpId: string; deptId: string }, { id: string }>(
  'corp_id stands in both parts',
  (db, value) =>
    db
      .withRecursive('below(id)', (tree) =>
        tree
          .selectFrom('departments')
          .select('id')
          .where('corp_id', '=', value('corpId'))
          .where('id', '=', value('deptId'))
          .where('deleted_at', 'is', null)
          .union(
            tree
              .selectFrom('departments as child')
              .innerJoin('below', 'below.id', 'child.parent_id')
              .select('child.id')
              .where('child.corp_id', '=', value('corpId'))
              .where('child.deleted_at', 'is', null),
          ),
      )
      .selectFrom('below')
      .select('id'),
);

const corporations = statementAcrossCorps<{ corpId: string }, { id: string }>('a tree of corporations', (db, value) =>
  db
    .withRecursive('below(id)', (tree) =>
      tree
        .selectFrom('corporations')
        .select('id')
        .where('superior_id', '=', value('corpId'))
        .where('deleted_at', 'is', null)
        .union(
          tree
            .selectFrom('corporations as child')
            .innerJoin('below', 'below.id', 'child.superior_id')
            .select('child.id')
            .where('child.deleted_at', 'is', null),
        ),
    )
    .selectFrom('below')
    .select('id'),
);

/** Returns a department and all below it, however deep. */
export async function departmentsBelow(tx: Tx, corpId: string, deptId: string): Promise<string[]> {
  return (await departments.all(tx, { corpId, deptId })).map(({ id }) => id);
}

/** Returns the corporations below one, however deep, itself left out (PERM-06). */
export async function subordinatesOf(tx: Tx, corpId: string): Promise<string[]> {
  return (await corporations.all(tx, { corpId })).map(({ id }) => id).filter((id) => id !== corpId);
}
