import { integer } from './integer.ts';
import { without } from './keywords.ts';
import type { FieldPrinter } from './types.ts';
import type { JsonSchema } from '../model/types.ts';

const asInteger = (json: JsonSchema): JsonSchema => without(json, 'format');

/** Money: whole fen (architecture 4). `format: money` is a word of ours and stands in no standard schema. */
export const money: FieldPrinter = {
  zod: (json, imports) => integer.zod(asInteger(json), imports),
  standard: (json) => ({ ...asInteger(json), description: [json.description, 'fen'].filter(Boolean).join(', ') }),
  column: 'integer',
  stored: 'number',
  sample: (json, at) => integer.sample(asInteger(json), at),
  edges: (json, at) => integer.edges(asInteger(json), at),
  wrong: (json) => integer.wrong(asInteger(json)),
};
