import { printKeyTable } from '../grammar/keyTable.ts';
import { printMetaSchemas } from '../grammar/metaSchema.ts';
import type { Emitter } from './emitter.ts';

/** The grammar as JSON Schema, so that editors complete and check a schema while one types it, and as a table to read. */
export const metaSchema: Emitter = {
  id: 'metaSchema',
  emit: () => [...printMetaSchemas(), printKeyTable()].map(({ path, text }) => ({ path: `../${path}`, text })),
};
