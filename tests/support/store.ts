import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import type { Schema } from '#server/store/schema.ts';
import { openStore } from '#server/store/store.ts';
import type { AnyDb, Scope, ScopeUser, ScopedTable, Store, Tx } from '#server/store/types.ts';
import type { TestClock } from './clock.ts';
import { createClock } from './clock.ts';
import type { NamedRow, ScreenRow } from './fixtureTables.ts';
import { fixtureSchema } from './fixtureTables.ts';
import { createDatabase, postgresMissing } from './postgres.ts';

/** The store that a suite runs on. */
export type EngineName = 'memory' | 'sqlite' | 'postgres';

/** A place where stores can be opened again and again. */
export interface Place {
  config: { databaseUrl?: string; dataDir: string };
  clean: () => Promise<void>;
}

/** Creates an empty place: memory, a temporary folder, or a new PostgreSQL database. */
export async function createPlace(engine: EngineName): Promise<Place> {
  if (engine === 'memory') return { config: { dataDir: ':memory:' }, clean: async () => {} };
  if (engine === 'postgres') {
    const { url, drop } = await createDatabase();
    return { config: { databaseUrl: url, dataDir: ':memory:' }, clean: drop };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-store-'));
  return { config: { dataDir }, clean: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Transaction with the tables of tests/support/fixtureTables.ts, which the generated types do not know. */
export type FixtureTx = Omit<Tx, 'as' | 'db'> & {
  db: AnyDb;
  screens: ScopedTable<ScreenRow>;
  spots: ScopedTable<NamedRow>;
  stands: ScopedTable<NamedRow>;
  zones: ScopedTable<NamedRow>;
  as(scope: Scope): FixtureTx;
};

/** A store over the fixture tables, with its clock. */
export interface FixtureStore extends Omit<Store, 'read' | 'write'> {
  clock: TestClock;
  place: Place;
  read<T>(scope: Scope, work: (tx: FixtureTx) => Promise<T>, options?: { snapshot?: boolean }): Promise<T>;
  write<T>(scope: Scope, work: (tx: FixtureTx) => Promise<T>): Promise<T>;
}

/** Opens a store at a place and makes its tables. */
export async function openFixture(
  place: Place,
  clock: TestClock = createClock(),
  schema: Schema = fixtureSchema,
): Promise<FixtureStore> {
  const store = await openStore(place.config, clock, schema);
  await store.sync();
  // The generated types do not have the fixture's tables.
  return Object.assign(store, { clock, place }) as unknown as FixtureStore;
}

const { TEST_ENGINE } = process.env;

/**
 * Returns whether this run includes an engine: `TEST_ENGINE` names one, without it all are included. Memory is SQLite.
 */
const isAsked = (engine: EngineName) =>
  TEST_ENGINE === undefined || (engine === 'memory' ? 'sqlite' : engine) === TEST_ENGINE;

/** Runs a suite on each included engine; without PostgreSQL its suite is skipped by name. */
export function onEngines(
  title: string,
  suite: (engine: EngineName) => void,
  engines: readonly EngineName[] = ['memory', 'sqlite', 'postgres'],
): void {
  for (const engine of engines.filter(isAsked)) {
    const missing = engine === 'postgres' ? postgresMissing() : null;
    describe.skipIf(missing !== null)(`${title} on ${engine}${missing === null ? '' : ` (${missing})`}`, () => {
      suite(engine);
    });
  }
}

/** Scope of a user: an operator of `corp` who may see all its rows. */
export function scopeOf(overrides: Partial<ScopeUser> = {}): Scope {
  const corpId = overrides.corpId ?? 'corp';
  return {
    kind: 'user',
    user: {
      userId: 'user',
      corpId,
      corpIds: [corpId],
      system: 'YXF',
      deptId: 'dept',
      data: { kind: 'all' },
      ...overrides,
    },
  };
}

/** Scope of the whole platform. */
export const PLATFORM: Scope = { kind: 'system', corpId: null };
