import type { ClientBase, ClientConfig, QueryArrayConfig } from 'pg';
import { types } from 'pg';
import type { Connection, Row, Sql } from './engine.ts';
import { bindable } from './engine.ts';

type TypeId = Parameters<typeof types.getTypeParser>[0];

const { INT8, NUMERIC } = types.builtins;

/** Sums and counts come as int8 or numeric, which the driver would give as text: SQLite gives numbers. */
function parserOf(oid: TypeId, format?: 'text'): unknown {
  return oid === INT8 || oid === NUMERIC ? Number : types.getTypeParser(oid, format);
}

/** Returns a client's settings with what all our connections have; the driver's types do not know `pipeline` yet. */
export const connected = <T extends ClientConfig>(config: T): T =>
  Object.assign(config, { pipeline: true, types: { getTypeParser: parserOf } });

/**
 * One connection of pg. Statements go out as they come, without waiting for the answer to the one
 * before (`pipeline`), so that `begin` costs no round trip of its own.
 */
export class PostgresConnection implements Connection {
  readonly #client: ClientBase;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async arrays({ sql, name }: Sql, values: readonly unknown[]): Promise<unknown[][]> {
    const config: QueryArrayConfig = { text: sql, name, values: bindable(values), rowMode: 'array' };
    return (await this.#client.query(config)).rows;
  }

  async query({ sql, name }: Sql, values: readonly unknown[]): Promise<{ rows: Row[]; changes: number }> {
    const { rows, rowCount } = await this.#client.query({ text: sql, name, values: bindable(values) });
    return { rows, changes: rowCount ?? 0 };
  }

  async run({ sql, name }: Sql, values: readonly unknown[]): Promise<number> {
    return (await this.#client.query({ text: sql, name, values: bindable(values) })).rowCount ?? 0;
  }
}
