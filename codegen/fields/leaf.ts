import type { JsonSchema } from '../model/types.ts';
import { boolean } from './boolean.ts';
import { date } from './date.ts';
import { enumeration } from './enum.ts';
import { instant } from './instant.ts';
import { integer } from './integer.ts';
import { money } from './money.ts';
import { number } from './number.ts';
import { text } from './text.ts';
import { time } from './time.ts';
import type { FieldPrinter } from './types.ts';

const TEXTS: Record<string, FieldPrinter> = { 'date-time': instant, date, time };

/** Returns the printer of a value that is known by its schema alone, as in the payload of a service. */
export function leafOf(schema: JsonSchema): FieldPrinter {
  if (schema.enum !== undefined || schema.const !== undefined) return enumeration;
  switch (schema.type) {
    case 'string':
      return TEXTS[String(schema.format)] ?? text;
    case 'integer':
      return schema.format === 'money' ? money : integer;
    case 'number':
      return number;
    case 'boolean':
      return boolean;
    default:
      throw new Error(`no printer for the type ${JSON.stringify(schema.type)}`);
  }
}
