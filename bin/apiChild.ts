// The server's process in `npm run dev`, under bin/apiHandle.ts. It loads what no print changes and waits; told to load,
// it loads the rest; told to open, it is the server. So little is left to do between a save and the first call.
import { flushCompileCache, registerHooks } from 'node:module';
import { warmable, type Import } from './apiWarm.ts';

export type ToChild = { does: 'warm'; modules: readonly string[] } | { does: 'load' } | { does: 'open' };
export type FromChild = { is: 'loaded'; warmable: readonly string[] } | { is: 'open' };

const imports: Import[] = [];
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const from = context.parentURL;
    // Of what packages import of each other nobody needs to know.
    if (from && from !== import.meta.url && !from.includes('/node_modules/')) imports.push([from, resolved.url]);
    return resolved;
  },
});

const say = (message: FromChild): void => void process.send?.(message);
const loadServer = () => import('../server/serve.ts');

async function obey(message: ToChild): Promise<void> {
  if (message.does === 'warm') for (const url of message.modules) await import(url);
  else if (message.does === 'load') {
    await loadServer();
    say({ is: 'loaded', warmable: warmable(imports) });
  } else {
    const { serve } = await loadServer();
    await serve();
    say({ is: 'open' });
    // For the next one; at the end somebody would wait for it.
    flushCompileCache();
  }
}

let turn: Promise<void> = Promise.resolve();
process.on('message', (message: ToChild) => {
  turn = turn.then(() => obey(message));
});
// Whoever started it is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
