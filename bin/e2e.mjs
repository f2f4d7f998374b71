// npm run e2e -- one-ad: runs end-to-end stories by name (all without one) in a real browser, judges every look of a page, and
// names each test, so that one that cannot run here is not passed over in silence.
import { build } from './build.mjs';
import { install, run } from './setup.mjs';
import { installTools } from './tools.mjs';

install();
installTools();
await build();
const names = process.argv.slice(2).map((name) => (name.startsWith('-') ? name : `tests/e2e/${name}`));
const { code } = await run(
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', '--reporter=verbose', ...names],
  {
    env: { EVERY_LOOK: '1' },
  },
);
process.exit(code);
