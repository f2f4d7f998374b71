import type { Keywords, TypeName } from '../grammar/keywords.ts';
import type { JsonSchema } from './types.ts';

/** Returns the type beside null; undefined where there is none, or several. */
export function typeOf(spec: Keywords): TypeName | undefined {
  const types = (Array.isArray(spec.type) ? spec.type : [spec.type]).filter(
    (type: TypeName | undefined) => type !== undefined && type !== 'null',
  );
  return types.length === 1 ? types[0] : undefined;
}

export const isNullable = (spec: Keywords): boolean => Array.isArray(spec.type) && spec.type.includes('null');

const OURS = ['readOnly', 'writeOnly'];

/** Returns the schema with standard keywords only, without null, and closed where it lists properties. `top`: a field's own default stands beside it, not in it. */
export function plainJson(spec: Keywords, top = true): JsonSchema {
  const plain: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(spec)) {
    if (
      value === undefined ||
      keyword.startsWith('x-') ||
      OURS.includes(keyword) ||
      (keyword === 'format' && value === 'money') ||
      (top && keyword === 'default')
    )
      continue;
    plain[keyword] = value;
  }
  const type = typeOf(spec);
  if (type) plain.type = isNullable(spec) && !top ? [type, 'null'] : type;
  if (spec.enum) plain.enum = spec.enum.filter((value) => value !== null || !top);
  if (spec.items) plain.items = plainJson(spec.items, false);
  if (spec.properties) {
    plain.properties = Object.fromEntries(
      Object.entries(spec.properties).map(([name, inner]) => [name, plainJson(inner, false)]),
    );
    plain.additionalProperties = false;
  }
  return plain;
}
