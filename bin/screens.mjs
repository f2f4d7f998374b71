// npm run screens: pictures of every page, to be looked at.
import { build } from './build.mjs';
import { install, run } from './setup.mjs';
import { installTools } from './tools.mjs';

install();
installTools();
await build();
const { code } = await run(['tests/screens/main.ts', ...process.argv.slice(2)]);
process.exit(code);
