import type {
  DeleteQueryBuilder,
  DeleteResult,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Database, Owned } from './database.ts';
import type { AnyDb } from './types.ts';

type Table = keyof Owned;

/**
 * Statements over what one corporation owns. Each begins with its `corp_id`, which leads every key and index; a row
 * that is made names it by itself. Joins name the other table's `corp_id` in their `on`.
 */
export class CorpDb {
  readonly #db: AnyDb;
  readonly #corpId: string;

  constructor(db: AnyDb, corpId: string) {
    this.#db = db;
    this.#corpId = corpId;
  }

  selectFrom<T extends Table>(table: T): SelectQueryBuilder<Database, T, object> {
    return this.#db.selectFrom(table as string).where(`${table as string}.corp_id`, '=', this.#corpId) as never;
  }

  updateTable<T extends Table>(table: T): UpdateQueryBuilder<Database, T, T, UpdateResult> {
    return this.#db.updateTable(table as string).where(`${table as string}.corp_id`, '=', this.#corpId) as never;
  }

  deleteFrom<T extends Table>(table: T): DeleteQueryBuilder<Database, T, DeleteResult> {
    return this.#db.deleteFrom(table as string).where(`${table as string}.corp_id`, '=', this.#corpId) as never;
  }

  /** Rows of the corporation, which are given without its id. */
  insertInto<T extends Table>(
    table: T,
    rows: readonly Omit<Insertable<Database[T]>, 'corp_id'>[],
  ): InsertQueryBuilder<Database, T, InsertResult> {
    return this.#db.insertInto(table).values(rows.map((row) => ({ ...row, corp_id: this.#corpId }))) as never;
  }
}
