// npm run dev: Vite on PORT with the codegen watcher as a plugin, and the server on PORT + 1,
// which is started anew after each good print and each change of its own files.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { install, node, root, run } from './setup.mjs';

install();
await run(['codegen/cli.ts']);

const port = Number(process.env.PORT ?? 8080);
const WATCHED = ['server', 'core', 'generated/server', 'generated/model'];
const SETTLE_MS = 150;

let server;
let timer;

function startServer() {
  server = spawn(node(), ['server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      PORT: String(port + 1),
      PUBLIC_PORT: String(port),
    },
  });
}

function restart() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    server.once('close', startServer);
    if (server.exitCode === null) server.kill('SIGTERM');
    else startServer();
  }, SETTLE_MS);
}

startServer();
for (const folder of WATCHED) {
  if (existsSync(join(root, folder))) watch(join(root, folder), { recursive: true }, restart);
}
const { code } = await run(['node_modules/vite/bin/vite.js']);
server.kill('SIGTERM');
process.exit(code);
