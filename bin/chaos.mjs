// npm run chaos -- plays [seed] [minutes]: a real screen and server are broken at random, and each play is accounted for.
import { build } from './build.mjs';
import { install, run } from './setup.mjs';
import { installTools } from './tools.mjs';

install();
installTools();
await build();
const { code } = await run(['tests/chaos/main.ts', ...process.argv.slice(2)]);
process.exit(code);
