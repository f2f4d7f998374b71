import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { apiServer } from './bin/apiServer.ts';
import { packAssets } from './bin/packAssets.ts';
import { codegenWatch } from './codegen/watch.ts';
import { entryOf, PHONE_PAGES } from './core/phonePages.ts';

const NODE_TESTS = [
  'tests/bin/**/*.test.ts',
  'tests/chaos/**/*.test.ts',
  'tests/core/**/*.test.ts',
  'tests/codegen/**/*.test.ts',
  'tests/*.test.ts',
  'tests/player/**/*.test.ts',
  'tests/src/**/*.test.ts',
  'tests/stage/**/*.test.ts',
  'tests/resources/**/*.test.ts',
];
const VIEW_TESTS = [
  'tests/resources/**/*.test.tsx',
  'tests/src/ui/{*,dates/*,list/*}.test.tsx',
  'tests/stage/**/*.test.tsx',
];
const CONSOLE = {
  environment: 'jsdom',
  setupFiles: ['tests/support/consoleSetup.ts'],
  testTimeout: 240_000,
  // A view is made of small things that are forgotten at once: with room for them a tenth less is worked.
  execArgv: ['--max-semi-space-size=64'],
};
const SERVER_TESTS = ['tests/server/**/*.test.ts', 'tests/independent/**/*.test.ts'];
/**
 * What a call is asked before a handler runs, files, pages, settings, services of others and the demo, which is shown on
 * SQLite: tested there. Whatever else reads or writes rows is tested on both.
 */
const ONE_ENGINE = [
  'tests/independent/**',
  'tests/server/{config,conditions,demoLists,everyCall,log,mailer}.test.ts',
  'tests/server/auth/{hasher,throttle}.test.ts',
  'tests/server/cards/**',
  'tests/server/dispatch/{edition,payload,rate,routes,sign}.test.ts',
  'tests/server/docs/**',
  'tests/server/handlers/crud/{nastySheets,values}.test.ts',
  'tests/server/jobs/outageMails.test.ts',
  'tests/server/mail/**',
  'tests/server/matrix/permissions.test.ts',
  'tests/server/media/{content,dark,likeness,measured,range,s3}.test.ts',
  'tests/server/outgoing/**',
  'tests/server/player/syncQueue.test.ts',
  'tests/server/plugins/**',
  'tests/server/routes/{host,objectStore,site,store}.test.ts',
  'tests/server/sensors/days.test.ts',
  'tests/server/sheets/**',
  'tests/server/sms/**',
];

/** The service worker's name stays: browsers look for its next version under it. */
const fileName = ({ name }: { name: string }): string =>
  name === 'player-worker' ? 'player-worker.js' : 'assets/[name]-[hash].js';

/** Chunks that code, tests or people ask for by name. The console names all others, so each letter costs every first visit bytes. */
const NAMED = /^(?:App|base|console|old-engine|protocol|react|rolldown-runtime|rule|shared|words\..+|zod)$/;

const chunkName = ({ name }: { name: string }): string =>
  NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/p[hash].js';

const modules = (...paths: string[]): RegExp => new RegExp(`/(?:${paths.join('|')})(?:\\.tsx?$|/)`);

/**
 * What is always loaded together is one file, since a hundred small ones pack worse and cost a request each. A group
 * takes along what its modules import, so it names only where each of the two sides begins. Login loads the first
 * three, the console all of them, the player the first.
 */
const CHUNKS = [
  // Before all others: a chunk is run before what imports it.
  { name: 'old-engine', priority: 5, test: modules('player/oldEngine') },
  // Of console and player: what goes with the one is loaded by the other as well, and a screen needs no console.
  { name: 'zod', priority: 4, test: modules('node_modules/zod') },
  {
    name: 'shared',
    priority: 4,
    test: new RegExp(
      `@oxc-project|vite/preload-helper|${modules('core/(?:time|wallClock|entity/same)', 'generated/model/limit(?:s|Values)\\.gen').source}`,
    ),
  },
  {
    name: 'react',
    priority: 4,
    test: modules('node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler'),
  },
  // Base of a passer-by's phone page and of the console: signed calls and the brand's looks, without the console.
  {
    name: 'protocol',
    priority: 3,
    test: modules(
      'core/protocol',
      'src/theme/(?:BrandMark|brandTokens|colour|cssVariables|mode|tokens)',
      'src/i18n/language',
      'src/transport/(?:browserStorage|host|installation|networkError|serverClock)',
      'generated/model/errorCodes\\.gen',
    ),
  },
  {
    name: 'base',
    priority: 2,
    test: modules(
      'src/Front',
      'src/providers/(?:appServices|userInfo)',
      'src/theme/useThemeMode',
      'src/i18n/translate',
      'src/shell/(?:BootFailure|ChunkBoundary|PlainNotFound)',
      'src/transport/client',
    ),
  },
  {
    name: 'console',
    priority: 1,
    test: modules(
      'src/Console',
      'src/ui/list/EntityList',
      'src/ui/fields/(?:Enum|Instant|Number|Reference|References|State|Text)Field',
    ),
  },
];

const leftOut = (name: string): string => join(import.meta.dirname, `src/leftOut/${name}.ts`);

/** Functions of lodash that react-admin asks for more than the console's plain data needs. */
const LODASH = ['get', 'isEqual', 'pick', 'set', 'union'];

/** Imports of react-admin for features that the console has otherwise: 15 kB of every list. */
const LEFT_OUT = [
  { find: /^inflection$/, replacement: leftOut('inflection') },
  { find: /^jsonexport\/dist(?:\/index\.js)?$/, replacement: leftOut('jsonexport') },
  ...LODASH.map((name) => ({ find: new RegExp(`^lodash/${name}(?:\\.js)?$`), replacement: leftOut(name) })),
  { find: /^query-string$/, replacement: leftOut('queryString') },
];

/** Modules inside of libraries that the console does not use, by who imports them: 10 kB of each list. */
const UNUSED: readonly (readonly [importer: string, source: string, name: string])[] = [
  ['axios/lib/adapters/adapters.js', './fetch.js', 'axiosFetch'],
  ['axios/lib/axios.js', './helpers/HttpStatusCode.js', 'axiosExtras'],
  ['axios/lib/axios.js', './helpers/formDataToJSON.js', 'axiosExtras'],
  ['axios/lib/defaults/index.js', '../helpers/formDataToJSON.js', 'axiosExtras'],
  ['axios/lib/axios.js', './cancel/CancelToken.js', 'axiosExtras'],
  ['ra-i18n-i18next/dist/convertRaTranslationsToI18next.js', 'lodash/clone.js', 'clone'],
  ['@mui/material/esm/styles/createTheme.js', './createThemeWithVars.js', 'themeWithVars'],
];

const withoutUnused: Plugin = {
  name: 'vitrine-without-unused',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    const found = UNUSED.find(([from, what]) => source === what && importer?.endsWith(from));
    return found ? leftOut(found[2]) : null;
  },
};

/**
 * What is to be loaded beside a script that the console opens: not what the console itself is made of, for that is
 * there; and a script that needs nothing more need not be named a second time.
 */
function notYetLoaded(file: string, files: string[], { hostId }: { hostId: string }): string[] {
  if (!/^assets\/(?:App|console)-/.test(hostId)) return files;
  const more = files.filter(
    (each) => !/^assets\/(?:App|react|protocol|shared|base|console|rolldown-runtime)-/.test(each),
  );
  return more.every((each) => each === file) ? [] : more;
}

/** Of `npm run dev`: the schemas are printed as they are saved, and the server follows. */
function developing(port: number): Plugin[] {
  const api = apiServer({ port });
  return [codegenWatch({ onPrinted: api.printed }), api];
}

export default defineConfig(({ mode, command }) => {
  const port = Number(process.env['PORT'] ?? 8080);
  return {
    plugins: [
      react(),
      withoutUnused,
      packAssets(),
      ...(command === 'serve' && mode !== 'test' ? developing(port) : []),
    ],
    resolve: { alias: LEFT_OUT },
    build: {
      // The oldest engine of a screen (docs/operations.md); what it lacks beside syntax is in player/oldEngine.ts.
      target: 'chrome87',
      manifest: true,
      // The console's one file, before it is packed; bench/sizes.ts holds what counts.
      chunkSizeWarningLimit: 700,
      modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
      rolldownOptions: {
        input: {
          console: 'index.html',
          ...Object.fromEntries(PHONE_PAGES.map((page) => [page.folder, entryOf(page)])),
          player: 'player/index.html',
          'player-page': 'player/page/index.html',
          'player-frame': 'player/frame/index.html',
          'player-stream': 'player/stream/index.html',
          'player-worker': 'player/serviceWorker.ts',
        },
        output: { entryFileNames: fileName, chunkFileNames: chunkName, codeSplitting: { groups: CHUNKS } },
      },
    },
    server: {
      port,
      strictPort: true,
      // Of what the server writes while it runs.
      watch: { ignored: ['**/data/**', '**/artifacts/**'] },
    },
    define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
    test: {
      // Argon2, PostgreSQL and a browser share two cores with everything else.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // What is waited for comes at once, or as late as everything else on a machine that others use.
      expect: { poll: { timeout: 60_000 } },
      maxWorkers: 2,
      silent: 'passed-only',
      // Most suites load what they test once for all files: each file builds an app and a store of its own, mocks no module,
      // and leaves clock and globals as they were.
      projects: [
        { extends: true, test: { name: 'core', environment: 'node', isolate: false, include: NODE_TESTS } },
        {
          // Views and what they are made of share one window and one console, which takes longer to load than to test.
          extends: true,
          test: { ...CONSOLE, name: 'console', include: VIEW_TESTS, isolate: false },
        },
        {
          // Tests of a whole page, of its start, or of work that outlives it have a window of their own.
          extends: true,
          test: { ...CONSOLE, name: 'console-pages', include: ['tests/**/*.test.tsx'], exclude: VIEW_TESTS },
        },
        {
          extends: true,
          test: {
            name: 'sqlite',
            environment: 'node',
            isolate: false,
            include: SERVER_TESTS,
            exclude: ['tests/server/store/lentDatabase.test.ts'],
            env: { TEST_ENGINE: 'sqlite' },
          },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            environment: 'node',
            isolate: false,
            include: SERVER_TESTS,
            exclude: ONE_ENGINE,
            env: { TEST_ENGINE: 'postgres' },
            globalSetup: ['tests/support/postgresSetup.ts'],
          },
        },
        {
          // Real machines: an X server, a sound server and Chromium, one after another.
          extends: true,
          test: {
            name: 'agent',
            environment: 'node',
            include: ['tests/agent/**/*.test.ts'],
            fileParallelism: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            environment: 'node',
            isolate: false,
            include: ['tests/e2e/**/*.test.ts'],
            fileParallelism: false,
            testTimeout: 1_800_000,
            hookTimeout: 300_000,
          },
        },
      ],
    },
  };
});
