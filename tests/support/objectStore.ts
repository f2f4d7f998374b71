import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { readS3Url } from '#server/media/s3/settings.ts';
import { clientOf } from '#server/media/s3/store.ts';

/**
 * An S3-compatible store for tests: Ceph's radosgw over a throwaway cluster in memory, started when it is first asked
 * for and stopped with the process that asked. It checks keys, forms and sizes as Amazon's does.
 */

const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
export const KEYS = { accessKeyId: 'VITRINETESTKEY', secretAccessKey: 'vitrine-test-secret' };
/** Of an account to which the first one's buckets are closed. */
export const OTHER_KEYS = { accessKeyId: 'VITRINEOTHERKEY', secretAccessKey: 'vitrine-other-secret' };
const START_MS = 35_000;
const STARTS = 3;
const TRY_MS = 100;
/** The end of what the servers of a cluster said, which tells why it did not start. */
const SAID_CHARACTERS = 2_000;

/** Says why there is no object store to test with, or null where there is one. */
export function objectStoreMissing(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = PROGRAMS.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const configOf = (folder: string, id: string, monitor: number, port: number): string => `
[global]
fsid = ${id}
mon_host = v1:127.0.0.1:${monitor}
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
run_dir = ${folder}
log_file = ${folder}/$name.log
admin_socket = ${folder}/$name.asok
pid_file =
ms_bind_ipv6 = false
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 2000
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 1G
rgw_frontends = beast endpoint=127.0.0.1:${port}
rgw_override_bucket_index_max_shards = 1
[mon.a]
mon_data = ${folder}/mon
[osd.0]
osd_data = ${folder}/osd
`;

// Its servers run until standard input ends, which it does when the tests end, however they end.
const SCRIPT = `
exec 3<&0 >said 2>&1
export CEPH_CONF="$PWD/ceph.conf"
stop() { set +e; kill -KILL $PIDS; wait; rm -rf "$PWD"; }
trap stop EXIT
set -e
monmaptool --create --addv a "[v1:127.0.0.1:$MONITOR]" --fsid "$ID" monmap
ceph-mon --mkfs -i a --monmap monmap
ceph-mon -i a -f & PIDS="$!"
timeout 60 ceph osd new "$OSD"
ceph-osd -i 0 --mkfs --osd-uuid "$OSD"
ceph-osd -i 0 -f & PIDS="$PIDS $!"
radosgw -n client.rgw -f & PIDS="$PIDS $!"
cat <&3
`;

function run(folder: string, program: string, ...args: string[]): void {
  const done = spawnSync(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, CEPH_CONF: join(folder, 'ceph.conf') },
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
}

/** Starts a cluster. Returns its address, or what its servers said where it is not up in time: now and then they miss each other. */
async function startOnce(): Promise<{ endpoint: string } | { said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-s3-'));
  const [monitor, port] = [await freePort(), await freePort()];
  const id = randomUUID();
  writeFileSync(join(folder, 'ceph.conf'), configOf(folder, id, monitor, port));
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));
  const cluster = spawn('sh', ['-c', SCRIPT], {
    cwd: folder,
    env: { PATH: process.env.PATH, MONITOR: String(monitor), ID: id, OSD: randomUUID() },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  cluster.unref();
  (cluster.stdin as Socket).unref();
  const endpoint = `http://127.0.0.1:${port}`;
  const until = performance.now() + START_MS;
  while (!(await answers(endpoint))) {
    if (performance.now() > until || cluster.exitCode !== null) {
      const file = join(folder, 'said');
      // A script that ended has taken its folder away.
      const said = existsSync(file) ? readFileSync(file, 'utf8').slice(-SAID_CHARACTERS) : `code ${cluster.exitCode}`;
      cluster.ref();
      cluster.stdin.end();
      if (cluster.exitCode === null) await once(cluster, 'exit');
      return { said };
    }
    await wait(TRY_MS);
  }
  const user = (uid: string, { accessKeyId, secretAccessKey }: typeof KEYS): void => {
    const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
    run(folder, 'radosgw-admin', 'user', 'create', `--uid=${uid}`, `--display-name=${uid}`, ...keys);
  };
  user('vitrine', KEYS);
  user('other', OTHER_KEYS);
  return { endpoint };
}

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

async function start(): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const started = await startOnce();
    if ('endpoint' in started) return started.endpoint;
    if (tries === STARTS) throw new Error(`the object store did not start, ${STARTS} times: ${started.said}`);
  }
}

let endpoint: Promise<string> | null = null;

/** Returns the address of the store. */
export const objectStore = (): Promise<string> => (endpoint ??= start());

/** Makes an empty bucket. Returns its STORAGE_URL. */
export async function createBucket(): Promise<string> {
  const bucket = `vitrine-${randomBytes(6).toString('hex')}`;
  const url = `s3://${bucket}?endpoint=${await objectStore()}`;
  const client = clientOf(readS3Url(url, KEYS));
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return url;
}
