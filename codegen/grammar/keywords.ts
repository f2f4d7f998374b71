import * as z from 'zod';
import { closed, key, name } from './closed.ts';

/** A JSON Schema of this language: standard keywords only. */
export interface Keywords {
  type?: TypeName | readonly TypeName[];
  enum?: readonly (string | number | null)[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  items?: Keywords;
  properties?: Record<string, Keywords>;
  required?: readonly string[];
  readOnly?: boolean;
  writeOnly?: boolean;
  [keyword: string]: unknown;
}

const typeNames = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const;
export type TypeName = (typeof typeNames)[number];

const typeName = z.enum(typeNames);
const count = z.number().int().min(0);
const bound = z.number();

/** Refuses what is no regular expression, where it stands and not in a browser later. */
const regex = z.string().refine(isRegex, 'this is no regular expression').meta({ format: 'regex' });

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** All keywords of JSON Schema 2020-12 that the language has. Any other is refused: none is ever dropped. */
export const keywords = {
  type: z
    .union([typeName, z.array(typeName).min(1).max(2)])
    .describe("One type, or [type, 'null'] where null may be sent")
    .optional(),
  enum: z
    .array(z.union([z.string(), z.number(), z.null()]))
    .min(1)
    .describe('The only values. Each needs its words: x-enum, or values in _enums.yaml')
    .optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).describe('The only value').optional(),
  default: z.unknown().describe('Value of a record that was created without it').optional(),
  format: z
    .enum([
      'date-time',
      'date',
      'time',
      'email',
      'uri',
      'phone',
      'ipv4',
      'zone',
      'district',
      'iccid',
      'idCard',
      'creditCode',
      'password',
      'money',
    ])
    .describe(
      'date-time: an instant, ISO 8601 in UTC. money: on an integer, fen. phone: a mobile number. zone: the name of a time zone, Asia/Shanghai. district: the code of a province, city or district, 440106. iccid: the number of a SIM card, with its check digit. idCard: the number of a Chinese id card, with its check digit. creditCode: the unified social credit code of an enterprise, with its check character',
    )
    .optional(),
  pattern: regex.describe('Regular expression that the text must match').optional(),
  minLength: count.describe('Least characters').optional(),
  maxLength: count.describe('Most characters').optional(),
  minimum: bound.describe('Least value').optional(),
  maximum: bound.describe('Greatest value').optional(),
  exclusiveMinimum: bound.describe('The value is greater than this').optional(),
  exclusiveMaximum: bound.describe('The value is less than this').optional(),
  multipleOf: z.number().positive().describe('The value is a multiple of this').optional(),
  minItems: count.describe('Least items of a list').optional(),
  maxItems: count.describe('Most items of a list').optional(),
  uniqueItems: z.boolean().describe('No item stands twice').optional(),
  required: z.array(z.string()).describe('Properties of the object that must be there').optional(),
  additionalProperties: z.literal(false).describe('False whether said or not, where properties are listed').optional(),
  readOnly: z.boolean().describe('Answered, never sent').optional(),
  writeOnly: z.boolean().describe('Sent, never answered').optional(),
  description: z.string().describe('For readers of the API').optional(),
  items: z
    .lazy(() => jsonSchema)
    .describe('Schema of each item of a list')
    .optional(),
  properties: z
    .record(
      key,
      z.lazy(() => jsonSchema),
    )
    .describe('Fields of an object')
    .optional(),
};

/** A JSON Schema below a field, or of a payload. */
export const jsonSchema: z.ZodType<Keywords> = z.lazy(() => nested) as z.ZodType<Keywords>;

const nested = closed(keywords);

/** Reference inside a payload that x-calls declares. */
const inputReference = closed({
  to: name.describe('The entity whose id this is; an array is many of them'),
  across: z
    .literal(true)
    .describe('May name a record of another enterprise; else it lies in that of the record which is changed or made')
    .optional(),
}).describe('The id of a record, wherever it stands: one that the caller does not see is refused at its place');

export type InputReference = z.infer<typeof inputReference>;

/** A JSON Schema of the payload of a call: it says of ids whose they are. */
export const payloadSchema: z.ZodType<Keywords> = z.lazy(() => payload) as z.ZodType<Keywords>;

const payload = closed({
  ...keywords,
  'x-ref': inputReference.optional(),
  items: payloadSchema.describe('Schema of each item of a list').optional(),
  properties: z.record(key, payloadSchema).describe('Fields of an object').optional(),
});
