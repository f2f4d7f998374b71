import { defineConfig } from 'vite';
import { AGENT_NAME, AGENT_VERSION } from './version.ts';

/** Packs the agent into one file that a plain Node from 20 on runs. Its first line says what it is (update/versions.ts). */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'main.ts',
    target: 'node20',
    outDir: '../dist/agent',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        entryFileNames: `${AGENT_NAME}.mjs`,
        codeSplitting: false,
        banner: `// ${AGENT_NAME} ${AGENT_VERSION}`,
      },
    },
  },
});
