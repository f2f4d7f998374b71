import { createRequire } from 'node:module';
import type * as Compiler from 'typescript';

export default createRequire(import.meta.url)('typescript') as typeof Compiler;
