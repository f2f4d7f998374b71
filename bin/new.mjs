// npm run new -- entity vehicle --en Vehicle --zh 车辆: plop wants its own answers behind a "--".
import { install, run } from './setup.mjs';

install();
const words = process.argv.slice(2);
const first = words.findIndex((word) => word.startsWith('--') && word !== '--help' && word !== '--force');
const answers = first >= 0 && !words.includes('--') ? [...words.slice(0, first), '--', ...words.slice(first)] : words;
const { code } = await run(['node_modules/plop/bin/plop.js', ...answers]);
process.exit(code);
