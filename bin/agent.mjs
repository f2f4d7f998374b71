// npm run agent -- --server URL: runs the shell of a screen on this machine, packed as a screen has it (docs/agent.md).
import { buildAgent } from './build.mjs';
import { install, run } from './setup.mjs';

install();
await buildAgent();
const { code } = await run(['dist/agent/vitrine-agent.mjs', ...process.argv.slice(2)]);
process.exit(code);
