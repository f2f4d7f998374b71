// npm run dev: prints generated/, then Vite on PORT. Its plugins print anew what a schema changes (codegen/watch.ts), and
// run the server on PORT + 1 (bin/apiServer.ts).
import { install, run } from './setup.mjs';

install();
await run(['codegen/cli.ts']);
const { code } = await run(['node_modules/vite/bin/vite.js']);
process.exit(code);
