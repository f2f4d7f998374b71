import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kilobytes, type Row } from './table.ts';

const DIST = join(import.meta.dirname, '../dist');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, Chunk>;

/** Keys of all chunks that a browser loads together with one. */
function together(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) together(manifest, next, found);
  return found;
}

const gzipOf = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

function gzipBytes(manifest: Manifest, keys: Iterable<string>): number {
  const files = new Set(
    [...keys].map((key) => manifest[key]?.file).filter((file): file is string => file?.endsWith('.js') ?? false),
  );
  return [...files].reduce((sum, file) => sum + gzipOf(file), 0);
}

function loadedBy(manifest: Manifest, roots: readonly string[]): number {
  const keys = new Set<string>();
  for (const root of roots) for (const key of together(manifest, root)) keys.add(key);
  return gzipBytes(manifest, keys);
}

function find(manifest: Manifest, ending: string): string {
  const key = Object.keys(manifest).find((one) => one.endsWith(ending));
  if (!key) throw new Error(`no chunk of ${ending} in ${dirname(DIST)}/dist: run npm run build`);
  return key;
}

/** All that is imported dynamically before the devices stand there, in Chinese: what each of them imports is added. */
const ON_THE_WAY = [
  'src/App.tsx',
  'src/words.zh_cn.ts',
  'generated/console/devices/words.gen.ts',
  'generated/console/devices/DeviceList.gen.tsx',
];

/** Modules of a route: the generated view and the overrides laid over it. */
const SCREEN =
  /^(?:generated\/console\/[^/]+\/\w+(?:List|Form|Show)\.gen|resources\/(?:pages\/\w+|[^/]+\/(?:\w+(?:List|Form|Show)|overrides|formOverrides|showOverrides)))\.tsx$/;

/** The screen with most of its own: what no other screen loads, and the first list neither. */
function largestScreen(manifest: Manifest, first: readonly string[]): { name: string; bytes: number } {
  const there = new Set(first.flatMap((root) => [...together(manifest, root)]));
  const screens = Object.keys(manifest).filter((key) => SCREEN.test(key));
  const chunks = new Map(screens.map((key) => [key, [...together(manifest, key)].filter((one) => !there.has(one))]));
  const uses = new Map<string, number>();
  for (const key of [...chunks.values()].flat()) uses.set(key, (uses.get(key) ?? 0) + 1);
  const sizes = [...chunks].map(([name, keys]) => {
    return {
      name,
      bytes: gzipBytes(
        manifest,
        keys.filter((key) => uses.get(key) === 1),
      ),
    };
  });
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { name: 'none', bytes: 0 };
}

/** JavaScript that a browser loads, gzip (architecture 10): to the login page, and to the first list after it. */
export function sizes(): Row[] {
  const path = join(DIST, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error('the console is not built: run npm run build');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const entry = 'index.html';
  const boot = gzipOf('boot.js');
  const login = boot + loadedBy(manifest, [entry, find(manifest, 'src/login/LoginPage.tsx')]);
  const first = [entry, ...ON_THE_WAY.map((ending) => find(manifest, ending))];
  const list = boot + loadedBy(manifest, first);
  const screen = largestScreen(manifest, first);
  const player = loadedBy(manifest, ['player/index.html']);
  const phone = boot + loadedBy(manifest, ['phone/index.html']);
  const visit = boot + loadedBy(manifest, ['visit/index.html']);
  return [
    { what: 'JavaScript to the login page', value: kilobytes(login), promise: '≤ 120 kB', kept: login <= 120_000 },
    { what: 'JavaScript to the first list', value: kilobytes(list), promise: '≤ 300 kB', kept: list <= 300_000 },
    {
      what: `JavaScript of one more screen alone, at most (${screen.name})`,
      value: kilobytes(screen.bytes),
      promise: '≤ 15 kB',
      kept: screen.bytes <= 15_000,
    },
    { what: 'JavaScript of the player', value: kilobytes(player), promise: '≤ 160 kB', kept: player <= 160_000 },
    {
      what: 'JavaScript of the phone page of scan-to-cast',
      value: kilobytes(phone),
      promise: '≤ 95 kB',
      kept: phone <= 95_000,
    },
    {
      what: 'JavaScript of the page of photos by link',
      value: kilobytes(visit),
      promise: '≤ 90 kB',
      kept: visit <= 90_000,
    },
  ];
}
