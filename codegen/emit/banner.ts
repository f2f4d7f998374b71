import type { Entity } from '../model/types.ts';
import type { ImportSet } from '../imports.ts';

/** First line of a file that is printed from one entity. */
export const entityBanner = (entity: Entity): string =>
  `// Made by codegen from ${entity.source.file}. Do not edit: change the schema, or lay a view over it in resources/${entity.names.kebabs}/.\n`;

/** First line of a file that is printed from several: `from` names them as in "schemas/". */
export const banner = (from: string): string => `// Made by codegen from ${from}. Do not edit: change the schemas.\n`;

/** Returns a whole file: first line, imports, body. */
export const page = (first: string, imports: ImportSet, body: string): string =>
  [first, imports.toString(), body].filter(Boolean).join('\n');

/** Returns data as source text. The formatter drops the quotes that a key does not need. */
export const literal = (data: unknown): string => JSON.stringify(data);
