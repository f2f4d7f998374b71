import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Current } from './current.ts';
import { StoreMisuse } from './errors.ts';
import { nameOf } from './plans.ts';
import { ANY_TABLE, writtenTable } from './touched.ts';
import type { AnyDb } from './types.ts';

/** Hands Kysely's statements to the transaction that is current. */
class CurrentConnection implements DatabaseConnection {
  readonly #transaction: Current;

  constructor(transaction: Current) {
    this.#transaction = transaction;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const table = writtenTable(compiled.query);
    // Raw SQL may well be a select: where it is not, the engine itself refuses it in a read-only transaction.
    const writes = table === ANY_TABLE && this.#transaction.readOnly ? null : table;
    const plan = { sql: compiled.sql, name: nameOf(compiled.sql), order: null, writes };
    const { rows, changes } = await this.#transaction.query(plan, compiled.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield await Promise.reject(new StoreMisuse('rows are not streamed: read them in pages'));
  }
}

const noTransactions = async () => {
  throw new StoreMisuse('this is a transaction already: use tx.savepoint for a part that may fail alone');
};

function createDriver(findCurrent: () => Current | undefined): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => {
      const transaction = findCurrent();
      if (!transaction)
        throw new StoreMisuse(
          'there is no transaction here: use store.read or store.write, and await all that is inside',
        );
      return new CurrentConnection(transaction);
    },
    beginTransaction: noTransactions,
    commitTransaction: noTransactions,
    rollbackTransaction: noTransactions,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

/** Kysely would queue what runs in different transactions, as if all were one connection: ours knows which is which. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Returns Kysely in the engine's SQL; its statements run in the transaction that is current, and nowhere else. */
export function createDb(kind: 'sqlite' | 'postgres', findCurrent: () => Current | undefined): AnyDb {
  const dialect: Dialect =
    kind === 'sqlite'
      ? {
          createAdapter: () => new ManyConnections(),
          createQueryCompiler: () => new SqliteQueryCompiler(),
          createIntrospector: (db) => new SqliteIntrospector(db),
          createDriver: () => createDriver(findCurrent),
        }
      : {
          createAdapter: () => new PostgresAdapter(),
          createQueryCompiler: () => new PostgresQueryCompiler(),
          createIntrospector: (db) => new PostgresIntrospector(db),
          createDriver: () => createDriver(findCurrent),
        };
  return new Kysely({ dialect });
}
