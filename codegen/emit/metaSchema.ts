import { printMetaSchemas } from '../grammar/metaSchema.ts';
import type { Emitter } from './emitter.ts';

/** The grammar as JSON Schema, so that editors complete and check a schema while one types it. */
export const metaSchema: Emitter = {
  id: 'metaSchema',
  emit: () => printMetaSchemas().map(({ path, text }) => ({ path: `../${path}`, text })),
};
