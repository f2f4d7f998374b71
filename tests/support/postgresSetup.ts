import { dropOriginals, postgresMissing, startCluster } from './postgres.ts';

/** One cluster for all test files of a run: vitest's `globalSetup` of the project `postgres`. Without it each file starts its own. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return dropOriginals;
  if (postgresMissing() !== null) return undefined;
  const cluster = await startCluster();
  process.env.TEST_DATABASE_URL = cluster.url('postgres');
  return cluster.stop;
}
