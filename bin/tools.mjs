// The programs that tests need beside Node: a browser, a PostgreSQL server and an object store.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the browser that people have, or undefined. */
export function browser() {
  const named = process.env['CHROMIUM'];
  return named && existsSync(named) ? named : BROWSERS.find((path) => existsSync(path));
}

/** The same engine without the window around its pages, which takes a third of the time of a test. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the browser of tests that look at pages alone, or undefined. */
export function headlessBrowser() {
  return process.env['CHROMIUM'] === undefined && existsSync(SHELL) ? SHELL : browser();
}

/** Returns the folder with initdb and postgres, or undefined. */
export function postgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['PG_BIN'],
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** Packages of the machine that the agent's tests stand on, by a program or driver of each. */
const MACHINE = {
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/Xorg': 'xserver-xorg-core',
  '/usr/lib/xorg/modules/drivers/dummy_drv.so': 'xserver-xorg-video-dummy',
  '/usr/bin/xrandr': 'x11-xserver-utils',
  '/usr/bin/pulseaudio': 'pulseaudio',
  '/usr/bin/pactl': 'pulseaudio-utils',
  '/usr/bin/pgrep': 'procps',
};

/** Returns the packages without which a screen with sound cannot be had here: the agent's tests are skipped by name. */
const machineMissing = () =>
  process.platform === 'linux'
    ? Object.entries(MACHINE).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
    : ['xvfb'];

/** Ceph's gateway and the two servers behind it: an S3-compatible store that checks keys, forms and sizes (60 MB, half a minute). */
const missingStore = () => ['radosgw', 'ceph-mon', 'ceph-osd'].filter((name) => !existsSync(join('/usr/bin', name)));

const hasChineseFont = () => existsSync('/usr/share/fonts/opentype/noto') || existsSync('/System/Library/Fonts');

/** Installs what is missing where that can be done by itself (Debian, as root); elsewhere says what to install. */
export function installTools() {
  const missing = [
    ...(browser() ? [] : ['chromium']),
    ...(postgres() || process.env['TEST_DATABASE_URL'] ? [] : ['postgresql']),
    ...(browser() && hasChineseFont() ? [] : ['fonts-noto-cjk']),
    ...machineMissing(),
    ...missingStore(),
  ];
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const lacksShell = isDebian && process.env['CHROMIUM'] === undefined && !existsSync(SHELL);
  if (missing.length === 0 && !lacksShell) return;
  if (!isDebian) {
    console.log(`Not installed: ${missing.join(', ')}. Tests that need them are skipped; install them to run all.`);
    return;
  }
  const wanted = [...missing, ...(lacksShell ? ['chromium-headless-shell'] : [])];
  console.log(`Installing ${wanted.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const isInstalled = (names) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    }).status === 0;
  // Older releases have no such package, and lose nothing but time.
  if (isInstalled(wanted) || missing.length === 0 || isInstalled(missing)) return;
  console.log(`apt-get could not install ${missing.join(', ')}: tests that need them are skipped.`);
}
