import type * as z from 'zod/mini';

/** Error of a value: path, rule, and the arguments of its message. */
export interface Issue {
  /** Path with dots; `root` for the whole. */
  path: string;
  /** Key of the message: "minLength", "ad.startLead" … (schemas/_errors.yaml, `rules`). */
  rule: string;
  args: Record<string, unknown>;
}

/** Returns the message key of a field's own sentence for an empty value (x-empty). */
export const emptyKey = (entity: string, field: string): string => `${entity}.${field}.empty`;

/** Returns the message key of a field's own sentence for a value of another form or beyond its bounds (x-invalid). */
export const invalidKey = (entity: string, field: string): string => `${entity}.${field}.invalid`;

/** Returns the key of the sentence that an entity has of its own where one is named that does not exist (x-entity.missing). */
export const missingKey = (entity: string): string => `${entity}.missing`;

/** Returns true if an issue means a missing value: none, an empty text, an empty list. */
export const isEmptiness = ({ rule, args }: Pick<Issue, 'rule' | 'args'>): boolean =>
  rule === 'required' || (rule === 'minItems' && args['min'] === 1);

/**
 * Returns the key of the sentence that a field may have of its own for an issue, or null: of what is empty, of what has
 * another form, and of what lies beyond its bounds.
 */
export function ownKey(entity: string, { path, rule, args }: Issue): string | null {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (isEmptiness({ rule, args })) return emptyKey(entity, field);
  return OF_FORM.has(rule) ? invalidKey(entity, field) : null;
}

type ZodIssue = z.core.$ZodIssue;

const FORMAT_RULES: Record<string, string> = {
  email: 'email',
  uri: 'uri',
  url: 'uri',
  datetime: 'dateTime',
  date: 'date',
  time: 'time',
  phone: 'phone',
  zone: 'zone',
  district: 'district',
  iccid: 'iccid',
  idCard: 'idCard',
  creditCode: 'creditCode',
  password: 'password',
  regex: 'pattern',
};

/**
 * Rules that say that a value has another form than it should (a number with a fraction where whole fen are asked for), or
 * lies beyond its bounds.
 */
const OF_FORM: ReadonlySet<string> = new Set([
  'type',
  ...Object.values(FORMAT_RULES).filter((rule) => rule !== 'password'),
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]);

/**
 * Translates a zod issue to a rule of ours. Messages of custom checks are rule names already.
 * An unknown key is reported at that key, so that a form can show it.
 */
function ruleOf(issue: ZodIssue): { rule: string; args: Record<string, unknown> } {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) === 1
          ? { rule: 'required', args: {} }
          : { rule: 'minLength', args: { min: issue.minimum } };
      return {
        rule: issue.origin === 'array' ? 'minItems' : issue.inclusive === false ? 'exclusiveMinimum' : 'minimum',
        args: { min: issue.minimum },
      };
    case 'too_big':
      return {
        rule:
          issue.origin === 'string'
            ? 'maxLength'
            : issue.origin === 'array'
              ? 'maxItems'
              : issue.inclusive === false
                ? 'exclusiveMaximum'
                : 'maximum',
        args: { max: issue.maximum },
      };
    case 'invalid_format':
      return { rule: FORMAT_RULES[issue.format] ?? 'pattern', args: {} };
    case 'not_multiple_of':
      return { rule: 'multipleOf', args: { divisor: issue.divisor } };
    case 'invalid_value':
      return issue.input === undefined || issue.input === null
        ? { rule: 'required', args: {} }
        : { rule: 'enum', args: { values: issue.values.join(', ') } };
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? { rule: 'required', args: {} }
        : { rule: 'type', args: { expected: issue.expected } };
    case 'custom':
      return { rule: issue.message || 'invalid', args: {} };
    default:
      return { rule: 'invalid', args: {} };
  }
}

/**
 * Converts zod's issues to ours, at most one per path. Parse with `reportInput: true`, so that a missing value differs
 * from a wrong one.
 */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  const byPath = new Map<string, Issue>();
  const keep = (path: PropertyKey[], rule: string, args: Record<string, unknown>) => {
    const text = path.length === 0 ? 'root' : path.map(String).join('.');
    // Of a text that is too short it says nothing that its format is wrong as well.
    if (!byPath.has(text) || rule === 'minLength') byPath.set(text, { path: text, rule, args });
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) keep([...issue.path, key], 'unknownField', { key });
    else {
      const { rule, args } = ruleOf(issue);
      keep(issue.path, rule, args);
    }
  }
  return [...byPath.values()];
}
