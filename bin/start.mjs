// npm start: installs what is missing, builds what is stale, serves console, API and player.
import { install, run } from './setup.mjs';

install();
const { build } = await import('./build.mjs');
await build();
const { code } = await run(['server/main.ts']);
process.exit(code);
