import { numberOf, refuseUnknown, textOf, withChecks } from './keywords.ts';
import { longestOfPattern, sampleOfPattern } from './pattern.ts';
import type { FieldPrinter, WrongValue } from './types.ts';

/** Formats of text: the check of core/entity/formats.ts, the name in zod's issue, and the standard JSON Schema. */
const FORMATS: Record<
  string,
  {
    check: string;
    issue: string;
    standard: Record<string, unknown>;
    sample: string;
    edges: readonly string[];
    wrong?: string;
  }
> = {
  email: {
    check: 'isEmail',
    issue: 'email',
    standard: { format: 'email' },
    sample: 'someone@example.com',
    edges: ['a@b.co', "o'neill+tag@mail-1.example.co.uk", `${'x'.repeat(64)}@example.com`],
  },
  uri: {
    check: 'isUri',
    issue: 'uri',
    standard: { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[A-Za-z0-9\\[]' },
    sample: 'https://example.com/page',
    edges: ['http://a', 'https://example.com:8443/%E5%B9%BF%E5%91%8A?q=1&r=[2]#top'],
    wrong: 'http://192.168.1.300/menu',
  },
  // As documents keep an address: no format of the language (emit/widgets.ts).
  webAddress: {
    check: 'isWebAddress',
    issue: 'uri',
    standard: { pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[A-Za-z0-9\\[]' },
    sample: 'https://example.com/page',
    edges: [],
  },
  phone: {
    check: 'isPhone',
    issue: 'phone',
    standard: { pattern: '^(1[3-9][0-9]{9}|\\+[1-9][0-9]{6,14})$' },
    sample: '13800138000',
    edges: ['13000000000', '19999999999', '+8613800138000', '+123456789012345'],
  },
  zone: {
    check: 'isTimeZone',
    issue: 'zone',
    // A pattern cannot list all valid names: the server refuses unknown ones.
    standard: { pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$' },
    sample: 'Asia/Shanghai',
    edges: ['UTC', 'America/Argentina/ComodRivadavia'],
  },
  district: {
    check: 'isDistrictCode',
    issue: 'district',
    // A pattern cannot list all codes: the server refuses unknown ones.
    standard: { pattern: '^[1-9][0-9]{5}$' },
    sample: '310104',
    edges: ['110000', '440106'],
  },
  iccid: {
    check: 'isIccid',
    issue: 'iccid',
    // A pattern cannot add digits up: the server refuses a number whose last digit is wrong.
    standard: { pattern: '^89[0-9]{17,18}$' },
    sample: '89860116700412345677',
    edges: ['8986011670041234567', '89860320440001234568'],
    wrong: '89860116700412345670',
  },
  idCard: {
    check: 'isIdCard',
    issue: 'idCard',
    // A pattern cannot add digits up: the server refuses a number whose check digit is wrong.
    standard: { pattern: '^[1-9][0-9]{5}(19|20)[0-9]{9}[0-9Xx]$' },
    sample: '11010519491231002X',
    edges: ['310104200002291236', '440306198507156016'],
    wrong: '110105194912310021',
  },
  creditCode: {
    check: 'isCreditCode',
    issue: 'creditCode',
    // Nor the signs of a credit code.
    standard: { pattern: '^[0-9A-HJ-NPQRTUWXYa-hj-npqrtuwxy]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXYa-hj-npqrtuwxy]{10}$' },
    sample: '91350100M000100Y43',
    edges: ['92310104MA1K3XYW8T', '91310000MA1FL1234Q'],
    wrong: '91350100M000100Y44',
  },
  password: {
    check: 'isPassword',
    issue: 'password',
    // Common passwords cannot be told by a pattern: the server refuses them.
    standard: { format: 'password' },
    sample: 'a-sample-of-1',
    edges: ['x7-q2k', '广告屏幕好密码', 'Tr0ub4dor & 3'],
    wrong: 'password',
  },
  ipv4: {
    check: 'isIpv4',
    issue: 'ipv4',
    standard: { format: 'ipv4' },
    sample: '192.0.2.1',
    edges: ['0.0.0.0', '255.255.255.255'],
  },
};

const formatOf = (format: unknown) => {
  const known = FORMATS[String(format)];
  if (known === undefined) throw new Error(`no printer for the format "${String(format)}"`);
  return known;
};

/** Printer of text fields. Lengths are in code points, as in JSON Schema. */
export const text: FieldPrinter = {
  zod(json, imports) {
    refuseUnknown(json, ['type', 'minLength', 'maxLength', 'pattern', 'format']);
    const checks: string[] = [];
    // The length is checked before the pattern, so that the pattern never runs on text that is too long.
    if (json.minLength !== undefined) checks.push(`z.minLength(${numberOf(json, 'minLength')})`);
    if (json.maxLength !== undefined)
      checks.push(
        `z.maxLength(${numberOf(json, 'maxLength')}${json.pattern === undefined ? '' : ', { abort: true }'})`,
      );
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
    // A schema has one `pattern`, so both are joined by lookaheads; the field's own may match anywhere.
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

  edges(json) {
    const min = Math.max(1, numberOf(json, 'minLength') ?? 1);
    const max = numberOf(json, 'maxLength') ?? 200;
    const pattern = textOf(json, 'pattern');
    const found =
      json.format !== undefined
        ? formatOf(json.format).edges
        : pattern !== undefined
          ? [sampleOfPattern(pattern), longestOfPattern(pattern, max)]
          : ['x'.repeat(min), mixed(max)];
    const fits = (value: string) =>
      charactersIn(value) >= min &&
      charactersIn(value) <= max &&
      (pattern === undefined || new RegExp(pattern, 'u').test(value));
    return [...new Set(found)].filter(fits);
  },

  wrong(json) {
    const min = numberOf(json, 'minLength') ?? 0;
    const max = numberOf(json, 'maxLength');
    const pattern = textOf(json, 'pattern');
    const found: WrongValue[] = [{ value: 7, rule: 'type' }];
    // Some formats refuse one letter repeated.
    const filler = json.format === undefined ? 'x'.repeat(min) : formatOf(json.format).sample;
    if (min > 0) found.push({ value: filler.slice(0, min - 1), rule: min === 1 ? 'required' : 'minLength' });
    if (max !== undefined) found.push({ value: 'x'.repeat(max + 1), rule: 'maxLength' });
    if (json.format !== undefined)
      found.push({
        value: formatOf(json.format).wrong ?? 'not like this'.slice(0, max),
        rule: ruleOfFormat(formatOf(json.format).issue),
      });
    else if (pattern !== undefined) found.push(...unlike(pattern, Math.max(min, 1)));
    // A pattern or format refuses short and long text, too; then either rule may be reported.
    return pattern === undefined && json.format === undefined
      ? found
      : found.filter(({ rule }) => rule !== 'maxLength');
  },
};

/** Characters that careless code breaks: two scripts, quotes, markup, SQL wildcards, a formula's sign, a surrogate pair. */
const MIXED = ['=', '广', '告', ' ', 'É', "'", '"', '<', 'b', '>', '&', '%', '_', '\\', '😀'];

const charactersIn = (text: string): number => Array.from(text).length;

/** Returns text of this length in code points. */
const mixed = (length: number): string =>
  Array.from({ length }, (_, at) => (at === length - 1 ? '😀' : MIXED[at % MIXED.length])).join('');

/** Name of the rule of a format; ipv4 has no message of its own: issues.ts reports it as a pattern. */
const ruleOfFormat = (issue: string): string => (issue === 'ipv4' ? 'pattern' : issue);

/** Returns text of a given length that the pattern refuses, if there is any. */
function unlike(pattern: string, length: number): WrongValue[] {
  const refused = ['~', ' ', 'x']
    .map((char) => char.repeat(length))
    .find((value) => !new RegExp(pattern, 'u').test(value));
  return refused === undefined ? [] : [{ value: refused, rule: 'pattern' }];
}
