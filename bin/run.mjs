// Runs one script of ours, or of a dependency, with the Node that Vitrine runs on: node bin/run.mjs <script> [arguments]
import { install, run } from './setup.mjs';

install();
const { code } = await run(process.argv.slice(2));
process.exit(code);
