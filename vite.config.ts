import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { apiServer } from './bin/apiServer.ts';
import { packAssets } from './bin/packAssets.ts';
import { codegenWatch } from './codegen/watch.ts';

const NODE_TESTS = [
  'tests/bin/**/*.test.ts',
  'tests/core/**/*.test.ts',
  'tests/codegen/**/*.test.ts',
  'tests/*.test.ts',
  'tests/player/**/*.test.ts',
  'tests/src/**/*.test.ts',
  'tests/stage/**/*.test.ts',
  'tests/resources/**/*.test.ts',
];
const SERVER_TESTS = ['tests/server/**/*.test.ts', 'tests/path/**/*.test.ts', 'tests/independent/**/*.test.ts'];
/**
 * What a call is asked before a handler runs, files, pages and settings: the same on both engines, and tested on SQLite.
 * Whatever reads or writes rows is tested on both.
 */
const ONE_ENGINE = [
  'tests/independent/**',
  'tests/server/{config,conditions,everyCall,log,mailer}.test.ts',
  'tests/server/auth/hasher.test.ts',
  'tests/server/dispatch/{edition,payload,rate,routes,sign}.test.ts',
  'tests/server/docs/**',
  'tests/server/handlers/crud/nastySheets.test.ts',
  'tests/server/matrix/permissions.test.ts',
  'tests/server/media/{content,range}.test.ts',
  'tests/server/plugins/**',
  'tests/server/routes/{host,site,store}.test.ts',
  'tests/server/sheets/**',
];

/** The service worker's name stays: browsers look for its next version under it. */
const fileName = ({ name }: { name: string }): string =>
  name === 'player-worker' ? 'player-worker.js' : 'assets/[name]-[hash].js';

const modules = (...paths: string[]): RegExp => new RegExp(`/(?:${paths.join('|')})(?:\\.tsx?$|/)`);

/**
 * What is always loaded together is one file, since a hundred small ones pack worse and cost a request each. A group
 * takes along what its modules import, so it names only where each of the two sides begins. Login loads the first
 * three, the console all of them, the player the first.
 */
const CHUNKS = [
  {
    name: 'react',
    priority: 4,
    test: modules('node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler'),
  },
  { name: 'protocol', priority: 3, test: modules('core/protocol') },
  {
    name: 'base',
    priority: 2,
    test: modules(
      'src/Front',
      'src/providers/(?:appServices|userInfo)',
      'src/theme/(?:useThemeMode|BrandMark|cssVariables|brandTokens)',
      'src/i18n/(?:language|translate)',
      'src/shell/(?:BootFailure|ChunkBoundary|PlainNotFound)',
      'src/transport/(?:host|client)',
      'generated/model/errorCodes\\.gen',
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

/** What react-admin imports for features that the console has otherwise: 7 kB of every list. */
const LEFT_OUT = [
  { find: /^inflection$/, replacement: join(import.meta.dirname, 'src/leftOut/inflection.ts') },
  { find: /^jsonexport\/dist(?:\/index\.js)?$/, replacement: join(import.meta.dirname, 'src/leftOut/jsonexport.ts') },
];

/** A view that the console opens need not name what the console itself is made of: that is there. */
const notYetLoaded = (_file: string, files: string[], { hostId }: { hostId: string }): string[] =>
  hostId.startsWith('assets/App-')
    ? files.filter((file) => !/^assets\/(?:App|react|protocol|base|console|rolldown-runtime)-/.test(file))
    : files;

/** Of `npm run dev`: the schemas are printed as they are saved, and the server follows. */
function developing(port: number): Plugin[] {
  const api = apiServer({ port });
  return [codegenWatch({ onPrinted: api.printed }), api];
}

export default defineConfig(({ mode, command }) => {
  const port = Number(process.env['PORT'] ?? 8080);
  return {
    plugins: [react(), packAssets(), ...(command === 'serve' && mode !== 'test' ? developing(port) : [])],
    resolve: { alias: LEFT_OUT },
    build: {
      target: 'es2022',
      manifest: true,
      // The console's one file, before it is packed; bench/sizes.ts holds what counts.
      chunkSizeWarningLimit: 700,
      modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
      rolldownOptions: {
        input: { console: 'index.html', player: 'player/index.html', 'player-worker': 'player/serviceWorker.ts' },
        output: { entryFileNames: fileName, codeSplitting: { groups: CHUNKS } },
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
      maxWorkers: 2,
      silent: 'passed-only',
      // Server suites load the server once for all files: each builds an app and a store of its own, and mocks no module.
      projects: [
        { extends: true, test: { name: 'core', environment: 'node', include: NODE_TESTS } },
        {
          extends: true,
          test: {
            name: 'console',
            environment: 'jsdom',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['tests/support/consoleSetup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'sqlite',
            environment: 'node',
            isolate: false,
            include: SERVER_TESTS,
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
          extends: true,
          test: {
            name: 'e2e',
            environment: 'node',
            include: ['tests/e2e/**/*.test.ts'],
            fileParallelism: false,
            testTimeout: 180_000,
          },
        },
      ],
    },
  };
});
