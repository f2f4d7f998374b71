// npm run new -- entity vehicle --en Vehicle --zh 车辆: plop wants its own answers behind a "--".
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

install();
const words = process.argv.slice(2);
const first = words.findIndex((word) => word.startsWith('--') && word !== '--help' && word !== '--force');
const answers = first >= 0 && !words.includes('--') ? [...words.slice(0, first), '--', ...words.slice(first)] : words;
// Half of a start is the loading of modules: the next one finds them compiled.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'new') };
const { code } = await run(['node_modules/plop/bin/plop.js', ...answers], { env });
process.exit(code);
