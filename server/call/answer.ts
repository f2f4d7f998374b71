import { missingKey, ownKey, type Issue } from '#core/entity/issues.ts';
import type { Language } from '#core/protocol/envelope.ts';
import type { BatchItem, FieldErrors, Reply } from '#core/protocol/reply.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { ruleMessages } from '#generated/model/rules.gen.ts';
import type { RefusedError, Sentence } from './refuse.ts';

const messages: Readonly<Record<string, Sentence>> = ruleMessages;

/** Rules that mean "this record does not exist"; `entity` of the issue is its entity. */
const UNKNOWN: ReadonlySet<string> = new Set(['notFound', 'unknownName']);

/** Returns what x-entity.missing says of a record that does not exist, if its entity has a sentence of its own. */
export const missingSentence = (entity: string): Sentence | undefined => messages[missingKey(entity)];

function said(sentence: Sentence, language: Language): string {
  return language === 'en_us' ? sentence.en : sentence.zh;
}

/** Returns the message of a refusal: its own sentence, else that of the missing record's entity, else that of the error. */
function refusedMessage({ code, detail }: RefusedError, language: Language, entity: string): string {
  const missing = code === 'NOT_FOUND' ? missingSentence(entity) : undefined;
  return said(detail.sentence ?? missing ?? errors[code], language);
}

/**
 * Returns the sentence of a broken rule, with its numbers filled in; of what is empty or has another form, the
 * field's own where it has one (x-empty, x-invalid). A rule without a sentence says that the value is not valid.
 */
function ruleMessage(issue: Issue, language: Language, entity: string): string {
  const { rule, args } = issue;
  const own = messages[ownKey(entity, issue) ?? ''];
  const missing = UNKNOWN.has(rule) && typeof args['entity'] === 'string' ? missingSentence(args['entity']) : undefined;
  // A cell of a sheet is told by its name as well.
  const general = rule === 'notFound' && missing ? undefined : (own ?? messages[rule] ?? messages['invalid']);
  if (!general && !missing) return rule;
  return [general, missing]
    .flatMap((sentence) => (sentence ? [said(sentence, language)] : []))
    .join(language === 'en_us' ? ': ' : '：')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => textOf(args[name]));
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns `data` of a refused payload: sentences and rule names by field path. */
function fieldErrors(issues: readonly Issue[], language: Language, entity: string): FieldErrors {
  // Object.fromEntries defines own properties: a field that is called "__proto__" stays a field.
  return {
    errors: Object.fromEntries(issues.map((issue) => [issue.path, ruleMessage(issue, language, entity)])),
    rules: Object.fromEntries(issues.map(({ path, rule }) => [path, rule])),
  };
}

/** Returns the issues that a refusal names, or none. */
function issuesIn({ detail }: RefusedError): readonly Issue[] {
  if (detail.issues) return detail.issues;
  return detail.rule === undefined ? [] : [{ path: detail.field ?? 'root', rule: detail.rule, args: {} }];
}

/** Returns the answer to a refused call of an entity. A domain error with a field is also shown at that field. */
export function refusedReply(refused: RefusedError, language: Language, traceKey: string, entity: string): Reply {
  const { code, field } = errors[refused.code] as { code: number; field?: string };
  const message = refusedMessage(refused, language, entity);
  const issues = issuesIn(refused);
  const at = refused.detail.field ?? field;
  const data =
    issues.length > 0
      ? fieldErrors(issues, language, entity)
      : at === undefined
        ? undefined
        : { errors: { [at]: message }, rules: { [at]: refused.code } };
  const said = refused.detail.data;
  return { code, message, ...(data || said !== undefined ? { data: merged(data, said) } : {}), traceKey };
}

/** Returns the answer for one item of a batch: for invalid fields the first one, with its sentence. */
export function itemReply(refused: RefusedError, language: Language, entity: string): Omit<BatchItem, 'id'> {
  const { code, field } = errors[refused.code] as { code: number; field?: string };
  const [issue] = issuesIn(refused);
  if (issue) return { code, message: ruleMessage(issue, language, entity), field: issue.path };
  const at = refused.detail.field ?? field;
  return { code, message: refusedMessage(refused, language, entity), ...(at === undefined ? {} : { field: at }) };
}

function merged(data: FieldErrors | undefined, said: unknown): unknown {
  if (!data) return said;
  return typeof said === 'object' && said !== null ? { ...data, ...said } : data;
}

/** Returns the body of a call that went well, as text: it is the same few words around every answer. */
export function okBody(data: unknown, traceKey: string): string {
  return `{"code":0,"message":"ok","data":${JSON.stringify(data ?? null)},"traceKey":"${traceKey}"}`;
}
