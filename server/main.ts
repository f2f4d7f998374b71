import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Half of a start is the loading of modules: the next one finds them compiled. Where nothing can be written it goes on without.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/server', import.meta.url)));
const { serve } = await import('./serve.ts');
await serve();
