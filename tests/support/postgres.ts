import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { scratch } from './scratch.ts';

/**
 * A PostgreSQL for tests: `TEST_DATABASE_URL` if it is set, else a throwaway cluster in a temporary
 * folder (in memory, if there is room), started when it is first asked for and stopped with the process that asked (or by
 * tests/support/postgresSetup.ts, once for all files). Its databases are collated C.UTF-8; it
 * listens on a socket in its folder, nowhere else.
 */

const SUPERUSER = 'postgres';
// The server runs until its standard input ends, which it does when the tests end, however they end.
const GUARD = 'exec 3<&0; "$0" "$@" & cat <&3 >/dev/null; kill -QUIT $!; wait $!; rm -rf "$PWD"';
const START_TRIES = 100;
const TRY_MS = 50;

function programs(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian))
    folders.unshift(
      ...readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin')),
    );
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function runner(): { uid: number; gid: number } | null | undefined {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, SUPERUSER], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const [uid, gid] = [id('-u'), id('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}

/** Says why there is no PostgreSQL to test with, or null where there is one. */
export function postgresMissing(): string | null {
  if (process.env.TEST_DATABASE_URL) return null;
  if (programs() === null) return 'no PostgreSQL is installed, and TEST_DATABASE_URL is not set';
  return runner() === undefined ? 'PostgreSQL does not run as root, and there is no user "postgres"' : null;
}

interface Cluster {
  url: (database: string) => string;
  stop: () => Promise<void>;
}

function given(url: string): Cluster {
  return {
    url: (database) => {
      const address = new URL(url);
      address.pathname = `/${database}`;
      return address.href;
    },
    stop: async () => {},
  };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = START_TRIES; ; tries -= 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await wait(TRY_MS);
    } finally {
      await client.end();
    }
  }
}

/**
 * Settings of a cluster whose databases live for some tests. A test asks each statement a few times: planned for its values each
 * time, the suite works a twentieth more. As much again goes into what is shared, which each connection maps and each
 * database that is dropped is searched for in: a small part is enough for files that are in memory.
 */
const FORGETFUL = [
  // Room of deleted rows is not used again, so that rows are found in the order in which they were written.
  'autovacuum=off',
  'fsync=off',
  'max_wal_size=128MB',
  'plan_cache_mode=force_generic_plan',
  'shared_buffers=16MB',
];

/** Starts a throwaway cluster; throws where there is no PostgreSQL. Tests need no disk that is synced, benches do. */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const bin = programs();
  const user = runner();
  if (bin === null || user === undefined) throw new Error(postgresMissing() ?? 'no PostgreSQL');
  const folder = mkdtempSync(join(isDurable ? tmpdir() : scratch(), 'vitrine-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = spawn(
    'sh',
    [
      '-c',
      GUARD,
      join(bin, 'postgres'),
      '-D',
      data,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'max_connections=300',
      '-c',
      'deadlock_timeout=100ms',
      ...(isDurable ? [] : FORGETFUL.flatMap((setting) => ['-c', setting])),
    ],
    { ...options, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  server.unref();
  (server.stdin as Socket).unref();
  const stopped = once(server, 'exit');
  const stop = async () => {
    server.ref();
    server.stdin?.end();
    await stopped;
  };
  const cluster = {
    url: (database: string) => `postgresql://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop,
  };
  await untilReady(cluster.url('postgres'));
  return cluster;
}

let cluster: Promise<Cluster> | null = null;

function running(): Promise<Cluster> {
  cluster ??= process.env.TEST_DATABASE_URL ? Promise.resolve(given(process.env.TEST_DATABASE_URL)) : startCluster();
  return cluster;
}

/** Writes what a database begins with, and leaves no connection open. */
export type Fill = (url: string) => Promise<void>;

/** Databases that others are copies of, by what filled them. */
const originals = new Map<Fill, Promise<string>>();

/** Begin of the names of a run's originals: a cluster that was given keeps none. */
process.env.TEST_ORIGINALS ??= `vitrine_original_${randomBytes(6).toString('hex')}`;

const EMPTY = `template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;

/** Runs a statement beside all databases of tests. */
async function administer<R extends object>(sql: string): Promise<R[]> {
  const { url } = await running();
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL ?? url('postgres') });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

const dropDatabase = (name: string) => administer(`drop database if exists "${name}" with (force)`);

async function original(fill: Fill): Promise<string> {
  const name = `${process.env.TEST_ORIGINALS}_${randomBytes(6).toString('hex')}`;
  await administer(`create database "${name}" template ${EMPTY}`);
  await fill((await running()).url(name));
  return name;
}

/**
 * Returns the URL of a new database, and how to drop it. It is empty, or as `fill` leaves one: that runs once in a
 * process, and what tests get are copies of it, which are made in a tenth of the time. One that is kept for more than one
 * test goes with the originals, if nobody drops it before.
 */
export async function createDatabase(fill?: Fill, isKept = false): Promise<{ url: string; drop: () => Promise<void> }> {
  if (fill && !originals.has(fill)) originals.set(fill, original(fill));
  const like = fill && (await originals.get(fill));
  const name = `${isKept ? process.env.TEST_ORIGINALS : 'vitrine_test'}_${randomBytes(6).toString('hex')}`;
  // File by file: by the log, which is the default, takes half as long again.
  await administer(`create database "${name}" template ${like ? `"${like}" strategy file_copy` : EMPTY}`);
  return { url: (await running()).url(name), drop: async () => void (await dropDatabase(name)) };
}

/** Drops what databases of this run were copied from, and those that were kept. */
export async function dropOriginals(): Promise<void> {
  const kept = await administer<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, '${process.env.TEST_ORIGINALS}')`,
  );
  for (const { name } of kept) await dropDatabase(name);
}
