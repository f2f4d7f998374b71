import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { codegenWatch } from './codegen/watch.ts';

const NODE_TESTS = [
  'tests/core/**/*.test.ts',
  'tests/codegen/**/*.test.ts',
  'tests/*.test.ts',
  'tests/player/**/*.test.ts',
  'tests/src/**/*.test.ts',
  'tests/stage/**/*.test.ts',
  'tests/resources/**/*.test.ts',
];
const SERVER_TESTS = ['tests/server/**/*.test.ts', 'tests/path/**/*.test.ts', 'tests/independent/**/*.test.ts'];

/** Calls that the dev server hands on to the API, which listens one port above it. */
const API = ['^/.*\\.shtml', '/player/v1', '/media', '/store', '/docs', '/host.json', '/health', '/pay'];

/** The service worker's name stays: browsers look for its next version under it. */
const fileName = ({ name }: { name: string }): string =>
  name === 'player-worker' ? 'player-worker.js' : 'assets/[name]-[hash].js';

export default defineConfig(({ mode, command }) => {
  const port = Number(process.env['PORT'] ?? 8080);
  return {
    plugins: [react(), ...(command === 'serve' && mode !== 'test' ? [codegenWatch()] : [])],
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { console: 'index.html', player: 'player/index.html', 'player-worker': 'player/serviceWorker.ts' },
        output: { entryFileNames: fileName },
      },
    },
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(
        API.map((path) => [path, { target: `http://127.0.0.1:${port + 1}`, changeOrigin: false }]),
      ),
    },
    define: mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
    test: {
      // Argon2, PostgreSQL and a browser share two cores with everything else.
      testTimeout: 30_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      silent: 'passed-only',
      projects: [
        { extends: true, test: { name: 'core', environment: 'node', include: NODE_TESTS } },
        { extends: true, test: { name: 'console', environment: 'jsdom', include: ['tests/**/*.test.tsx'] } },
        {
          extends: true,
          test: { name: 'sqlite', environment: 'node', include: SERVER_TESTS, env: { TEST_ENGINE: 'sqlite' } },
        },
        {
          extends: true,
          test: {
            name: 'postgres',
            environment: 'node',
            include: SERVER_TESTS,
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
