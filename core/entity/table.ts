/** Types of the tables that codegen prints for the store (generated/server). */

/** Column of the store. */
export interface ColumnMeta {
  /** camelCase; the store writes snake_case. */
  name: string;
  /** Previous name (x-was): a database that has it renames the column when the server starts. */
  was?: string;
  type: 'text' | 'integer' | 'real' | 'boolean' | 'json';
  /** Default of a new row: the column `of` of the record of `table` that its field `ref` names (x-copy). */
  copy?: { ref: string; table: string; of: string };
}

/** Table of the store. Business tables have the key (corp_id, id), others a key of their own. */
export interface TableMeta {
  /** snake_case plural. */
  name: string;
  key: readonly string[];
  columns: readonly ColumnMeta[];
  /** Indexed fields, without the corporation, which leads every index. */
  indexes: readonly (readonly string[])[];
  /** Indexed fields over all corporations (storage.across). */
  across?: readonly (readonly string[])[];
  /** Unique within a corporation, among rows that are not deleted. */
  unique: readonly (readonly string[])[];
  /** Unique over the platform; stored in table `globals`. */
  global: readonly string[];
  /** Arrays of references, each in a table `<table>__<column>` of (corp_id, id, ref_id, position). */
  links: readonly { field: string; table: string; was?: string }[];
  /** Column of the time of deletion; null: not deleted. Absent: rows are never deleted softly. */
  deletedAt?: string;
  /** Rows belong to a corporation, whose id leads key and indexes. */
  tenant: boolean;
  /** The database refuses to change or delete a row (storage.appendOnly). */
  appendOnly?: true;
  /** CHECK constraints of every row, as SQL for both engines; set when the table is made. */
  checks?: readonly string[];
}
