import { numberOf, refuseUnknown, textOf, withChecks } from './keywords.ts';
import { sampleOfPattern } from './pattern.ts';
import type { FieldPrinter, WrongValue } from './types.ts';

/** Formats of text: the check of core/entity/formats.ts, the name in zod's issue, and how standard JSON Schema says it. */
const FORMATS: Record<string, { check: string; issue: string; standard: Record<string, unknown>; sample: string }> = {
  email: { check: 'isEmail', issue: 'email', standard: { format: 'email' }, sample: 'someone@example.com' },
  uri: {
    check: 'isUri',
    issue: 'uri',
    standard: { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[A-Za-z0-9\\[]' },
    sample: 'https://example.com/page',
  },
  phone: {
    check: 'isPhone',
    issue: 'phone',
    standard: { pattern: '^(1[3-9][0-9]{9}|\\+[1-9][0-9]{6,14})$' },
    sample: '13800138000',
  },
  ipv4: { check: 'isIpv4', issue: 'ipv4', standard: { format: 'ipv4' }, sample: '192.0.2.1' },
};

const formatOf = (format: unknown) => {
  const known = FORMATS[String(format)];
  if (known === undefined) throw new Error(`no printer for the format "${String(format)}"`);
  return known;
};

/** Text: lengths in code points, as JSON Schema counts them. */
export const text: FieldPrinter = {
  zod(json, imports) {
    refuseUnknown(json, ['type', 'minLength', 'maxLength', 'pattern', 'format']);
    const checks: string[] = [];
    if (json.minLength !== undefined) checks.push(`z.minLength(${numberOf(json, 'minLength')})`);
    if (json.maxLength !== undefined) checks.push(`z.maxLength(${numberOf(json, 'maxLength')})`);
    if (json.pattern !== undefined) checks.push(`z.regex(new RegExp(${JSON.stringify(json.pattern)}, 'u'))`);
    if (json.format === undefined) return withChecks('z.string()', checks);
    const { check, issue } = formatOf(json.format);
    return withChecks(`z.stringFormat('${issue}', ${imports.value(check, '#core/entity/formats.ts')})`, checks);
  },

  standard(json) {
    if (json.format === undefined) return json;
    const { format, ...rest } = json;
    const { standard } = formatOf(format);
    const [ours, theirs] = [textOf(rest, 'pattern'), textOf(standard, 'pattern')];
    if (ours === undefined || theirs === undefined) return { ...rest, ...standard };
    // One schema has one pattern: both must hold, the field's own wherever it begins.
    return { ...rest, ...standard, pattern: `^(?=${theirs})(?=[\\s\\S]*?(?:${ours}))` };
  },

  column: 'text',
  stored: 'string',

  sample(json) {
    if (json.format !== undefined) return formatOf(json.format).sample;
    const pattern = textOf(json, 'pattern');
    if (pattern !== undefined) return sampleOfPattern(pattern);
    const min = numberOf(json, 'minLength') ?? 0;
    const max = numberOf(json, 'maxLength') ?? 20;
    return 'Sample text of a field'.padEnd(min, '.').slice(0, Math.max(min, Math.min(max, 22)));
  },

  wrong(json) {
    const min = numberOf(json, 'minLength') ?? 0;
    const max = numberOf(json, 'maxLength');
    const pattern = textOf(json, 'pattern');
    const found: WrongValue[] = [{ value: 7, rule: 'type' }];
    if (min > 0) found.push({ value: 'x'.repeat(min - 1), rule: min === 1 ? 'required' : 'minLength' });
    if (max !== undefined) found.push({ value: 'x'.repeat(max + 1), rule: 'maxLength' });
    if (json.format !== undefined)
      found.push({ value: 'not like this'.slice(0, max), rule: ruleOfFormat(formatOf(json.format).issue) });
    else if (pattern !== undefined) found.push(...unlike(pattern, Math.max(min, 1)));
    // A pattern or format refuses short and long text as well, by whichever rule comes first.
    return pattern === undefined && json.format === undefined
      ? found
      : found.filter(({ rule }) => rule !== 'maxLength');
  },
};

/** ipv4 has no sentence of its own: issues.ts calls such a format a pattern. */
const ruleOfFormat = (issue: string): string => (issue === 'ipv4' ? 'pattern' : issue);

/** Returns text of a length that the pattern refuses, if there is any. */
function unlike(pattern: string, length: number): WrongValue[] {
  const refused = ['~', ' ', 'x']
    .map((char) => char.repeat(length))
    .find((value) => !new RegExp(pattern, 'u').test(value));
  return refused === undefined ? [] : [{ value: refused, rule: 'pattern' }];
}
