import type { ScopeMeta } from '#core/entity/meta.ts';
import { createUuid } from '#core/uuid.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../services.ts';
import { Current, current, currentOn } from './current.ts';
import type { Connection, Engine } from './engine.ts';
import { StoreMisuse } from './errors.ts';
import { ForeignTaken } from './foreignTaken.ts';
import { PlanCache } from './plans.ts';
import type { Pools } from './postgres.ts';
import type { Table } from './reads.ts';
import type { Schema } from './schema.ts';
import { printedSchema } from './schema.ts';
import { TableShape } from './shape.ts';
import { openSqlite } from './sqlite.ts';
import { syncSchema } from './sync.ts';
import { Totals } from './totals.ts';
import type { OpenTx } from './transaction.ts';
import { createOpenTx } from './transaction.ts';
import type { Bus, Scope, Store, StoreTrouble, Tx } from './types.ts';
import { ANY_TABLE } from './touched.ts';

/** Topic on which processes announce the tables that they have written. */
const CHANGED = 'changed';

/** Settings of the store. The data folder may be `:memory:`. */
export type StoreConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Runs a follow-up of a commit. Its error must not look like a failed commit. */
function after(effect: () => void): void {
  try {
    effect();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

/**
 * Returns the other tables that are asked who sees a row. Not that of `within`: screens are written all the time, and a
 * keeper's total of plays may be behind as long as totals are kept.
 */
const tablesOf = ({ grants = [], within, through = [] }: ScopeMeta): string[] => [
  ...grants.map(({ table }) => table),
  ...(within?.grants ?? []).map(({ table }) => table),
  ...through.flatMap(({ table, scope }) => [table, ...tablesOf(scope)]),
];

class EngineStore implements Store {
  readonly engine: 'sqlite' | 'postgres';
  readonly bus: Bus;
  readonly #engine: Engine;
  readonly #clock: Clock;
  readonly #schema: Schema;
  readonly #open: OpenTx;
  readonly #foreign: ForeignTaken;
  readonly #listeners = new Set<(table: string) => void>();

  constructor(engine: Engine, clock: Clock, schema: Schema) {
    this.engine = engine.kind;
    this.bus = engine.bus;
    this.#engine = engine;
    this.#clock = clock;
    this.#schema = schema;
    this.#foreign = new ForeignTaken(clock.now);
    const totals = new Totals();
    // Totals that depend on other tables, of grants or of the records that rows name, are dropped when those change.
    const dependent = new Map<string, string[]>();
    for (const { scope, table } of Object.values(schema.entities))
      for (const other of scope === 'none' ? [] : new Set(tablesOf(scope)))
        dependent.set(other, [...(dependent.get(other) ?? []), table]);
    this.#listeners.add((table) => {
      totals.drop(table);
      for (const other of dependent.get(table) ?? []) totals.drop(other);
    });
    this.bus.subscribe(CHANGED, (tables) => this.#announce(tables.split(',')));
    const uuid = createUuid();
    const tables = Object.entries(schema.tables).map(([name, meta]): [string, Table] => [
      name,
      { shape: new TableShape(meta, schema.entities[name]), plans: new PlanCache(), totals, uuid },
    ]);
    this.#open = createOpenTx(new Map(tables));
  }

  #announce(tables: readonly string[]): void {
    for (const table of tables) for (const listener of this.#listeners) listener(table);
  }

  async #run<T>(
    connection: Connection,
    readOnly: boolean,
    scope: Scope,
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ result: T; transaction: Current }> {
    const transaction = new Current(this.#engine, connection, readOnly, this.#clock.now(), this.#foreign.of(scope));
    try {
      const result = await current.run(transaction, () => work(this.#open(transaction, scope)));
      return { result, transaction };
    } finally {
      transaction.open = false;
    }
  }

  /** Throws if a transaction is opened inside another: it would wait for ever on SQLite, and see other data on PostgreSQL. */
  #refuseNesting(): void {
    if (currentOn(this.#engine))
      throw new StoreMisuse('the store was used inside a transaction: use its tx, or do this before or after it');
  }

  async read<T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: { snapshot?: boolean }): Promise<T> {
    this.#refuseNesting();
    const { result } = await this.#engine.read(
      (connection) => this.#run(connection, true, scope, work),
      options?.snapshot ?? false,
    );
    return result;
  }

  async write<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    this.#refuseNesting();
    const { result, transaction } = await this.#engine.write((connection) => this.#run(connection, false, scope, work));
    if (transaction.touched.size > 0) after(() => this.bus.publish(CHANGED, [...transaction.touched].join(',')));
    transaction.effects.forEach(after);
    return result;
  }

  onChange(listener: (table: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async sync(): Promise<readonly string[]> {
    this.#refuseNesting();
    const { result } = await this.#engine.alter((connection) =>
      this.#run(connection, false, { kind: 'system', corpId: null }, (tx) =>
        syncSchema(this.#engine.kind, connection, this.#schema, tx),
      ),
    );
    this.#announce([ANY_TABLE]);
    return result;
  }

  shrink(): Promise<void> {
    this.#refuseNesting();
    return this.#engine.shrink();
  }

  trouble(reserve: number): Promise<StoreTrouble | null> {
    return this.#engine.trouble(reserve);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}

/**
 * Opens the store: PostgreSQL if `databaseUrl` is given, else SQLite in the data folder. Call `sync` before anything
 * else. PostgreSQL is asked over the pools that are given, or its own. Throws `StartRefusal` with a sentence for the
 * operator.
 */
export async function openStore(config: StoreConfig, clock: Clock, schema?: Schema, pools?: Pools): Promise<Store> {
  const chosen = schema ?? (await printedSchema());
  const engine =
    config.databaseUrl === undefined
      ? openSqlite(config.dataDir)
      : await (await import('./postgres.ts')).openPostgres(config.databaseUrl, pools);
  return new EngineStore(engine, clock, chosen);
}
