// Preparation of every command: installed dependencies, and a Node that is new enough.
// Plain JavaScript for Node 20, because nothing is installed yet when it starts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Least version of Node, major and minor: from here on a thread says how much of a processor it has used. */
const NODE = [24, 6];
const LOCK_STAMP = join(root, 'node_modules', '.vitrine-lock');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** Installs the dependencies where the lock file says something else than what is installed. */
export function install() {
  const lock = digest(readFileSync(join(root, 'package-lock.json')));
  if (existsSync(LOCK_STAMP) && readFileSync(LOCK_STAMP, 'utf8') === lock) return;
  console.log('Installing dependencies …');
  // Not `npm ci`: it refuses a lock file that leaves out a package of another platform, which some registries do not have.
  const done = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('npm could not install the dependencies; its own message stands above.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(LOCK_STAMP, lock);
}

/** Says whether a version of Node is new enough. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
}

/** Returns a Node of version 24.6 or later: this one, or the one that npm installed for this platform. */
export function node() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const packages = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ];
  for (const name of packages) {
    const path = join(root, 'node_modules', name, 'bin', binary);
    if (existsSync(path)) return path;
  }
  console.error(
    `Vitrine runs on Node ${NODE.join('.')} or later; npm has none for ${process.platform}-${process.arch}. Please install it from your system.`,
  );
  process.exit(1);
}

/**
 * Runs a script with that Node; resolves to its exit code. `quiet` collects what it prints instead. `yields`: it and all that it
 * starts compute when nothing else does.
 */
export function run(args, { env = {}, quiet = false, yields = false } = {}) {
  return new Promise((done) => {
    const child = spawn(node(), args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    });
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass);
    child.on('close', (code, signal) => {
      for (const each of ['SIGINT', 'SIGTERM']) process.off(each, pass);
      done({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/** Says whether anything below the inputs changed since `name` was last marked. Returns a function that marks it. */
export function stale(name, inputs) {
  const hash = createHash('sha256');
  const walk = (path) => {
    const full = join(root, path);
    if (!existsSync(full)) return;
    const info = statSync(full);
    if (info.isDirectory()) for (const entry of readdirSync(full).toSorted()) walk(join(path, entry));
    else hash.update(path).update(readFileSync(full));
  };
  inputs.forEach(walk);
  const now = hash.digest('hex');
  const stamp = join(root, 'node_modules', '.cache', 'vitrine', name);
  const isStale = !existsSync(stamp) || readFileSync(stamp, 'utf8') !== now;
  return {
    isStale,
    mark() {
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, now);
    },
  };
}
