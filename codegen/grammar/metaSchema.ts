import * as z from 'zod';
import { entityFile } from './entity.ts';

/** Returns the grammar of entity files as JSON Schema, for editors: the file that each YAML names in its first line. */
export function printMetaSchema(): { path: string; text: string } {
  const schema = z.toJSONSchema(entityFile, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  return {
    path: 'codegen/meta/entity.schema.json',
    text: `${JSON.stringify({ title: 'An entity of Vitrine', ...schema }, null, 2)}\n`,
  };
}
