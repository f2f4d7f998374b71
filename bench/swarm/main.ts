// npm run swarm -- 2000 [seconds]: simulated players of the real protocol against the real server process.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../client.ts';
import { start } from '../process.ts';
import { print, type Row } from '../table.ts';
import { addFleet, each, makeGroup, type Staff } from './fleet.ts';
import { measure, Watch } from './measure.ts';
import { hangUp } from './player.ts';

const PASSWORD = 'swarm-password';
/** One account adds thousands of screens within a minute here, which nobody does: its limits are raised, none is off. */
const RATE_FACTOR = '200';

const [count = 2000, seconds = 45] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'vitrine-swarm-'));
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

const server = await start(['server/main.ts'], {
  DATA_DIR: folder,
  NODE_ENV: 'development',
  LOG_LEVEL: 'error',
  DEMO_PASSWORD: PASSWORD,
  RATE_FACTOR,
});
/** Milliseconds of CPU that the server's process has used. */
const cpuMs = (): number => {
  const [user = 0, system = 0] = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
};

let rows: Row[] = [];
try {
  const [operator, platform, reviewer] = await Promise.all(
    ['operator', 'platform', 'reviewer'].map((name) => signIn(server.port, name, PASSWORD)),
  );
  const staff: Staff = { operator: operator!, platform: platform!, reviewer: reviewer! };
  const watch = new Watch();
  const { groupId, slotId } = await makeGroup(staff);
  const began = performance.now();
  const players = await addFleet(staff, { count, port: server.port, groupId, ears: watch });
  say(`${count} players enrolled and were added in ${Math.round((performance.now() - began) / 1000)} s`);
  // Connections of those who enrolled first would be as old as the server keeps silent ones.
  hangUp();
  await each(players, (player) => player.start(), 256);
  say('all have synced');
  rows = await measure({ staff, players, watch, groupId, slotId, cpuMs, seconds, say });
  players.forEach((player) => player.stop());
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const isKept = print(`A swarm of ${count} players on one server process`, rows);
process.exit(isKept ? 0 : 1);
