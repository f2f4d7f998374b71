import type { OperationNode, RootOperationNode } from 'kysely';
import { AliasNode, DeleteQueryNode, InsertQueryNode, RawNode, TableNode, UpdateQueryNode } from 'kysely';

/** Stands for any table, for raw SQL whose tables are unknown. */
export const ANY_TABLE = '*';

function nameIn(node: OperationNode | undefined): string {
  if (node && AliasNode.is(node)) return nameIn(node.node);
  return node && TableNode.is(node) ? node.table.identifier.name : ANY_TABLE;
}

/** Returns the table that a statement writes, `*` for raw SQL, or null for a select. */
export function writtenTable(query: RootOperationNode): string | null {
  if (InsertQueryNode.is(query)) return nameIn(query.into);
  if (UpdateQueryNode.is(query)) return nameIn(query.table);
  if (DeleteQueryNode.is(query)) return nameIn(query.from.froms[0]);
  return RawNode.is(query) ? ANY_TABLE : null;
}
