import { ENVELOPE_FORMATS, LANGUAGES, REQUIRED_FIELDS, type Envelope, type Language } from '#core/protocol/envelope.ts';
import { hex32 } from '#core/protocol/random.ts';
import { refuse } from '../call/refuse.ts';

/** Output of a form or query parser: a repeated field is an array. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Parsed {
  envelope: Envelope;
  /** The exact JSON text. */
  payload: string;
}

const NAMES = Object.keys(ENVELOPE_FORMATS) as (keyof Envelope)[];
const REQUIRED: ReadonlySet<string> = new Set(REQUIRED_FIELDS);

/**
 * Returns the envelope and the payload's text. A missing, repeated, malformed or unknown field is answered as a wrong
 * sign (architecture 4), so that the signed text is unambiguous.
 */
export function parse(query: Fields, body: unknown): Parsed {
  const envelope: Partial<Record<keyof Envelope, string>> = {};
  for (const name of NAMES) {
    const value = query[name];
    if (value === undefined && !REQUIRED.has(name)) continue;
    if (typeof value !== 'string' || !ENVELOPE_FORMATS[name].test(value)) throw refuse('SIGN_WRONG');
    envelope[name] = value;
  }
  for (const name in query) if (!Object.hasOwn(ENVELOPE_FORMATS, name)) throw refuse('SIGN_WRONG');
  return { envelope: envelope as Envelope, payload: payloadIn(body) };
}

/** The body has exactly one field: a second one would be neither read nor signed. */
function payloadIn(body: unknown): string {
  const form = (body ?? {}) as Fields;
  const payload = form['payload'];
  if (typeof payload !== 'string') throw refuse('SIGN_WRONG');
  for (const name in form) if (name !== 'payload') throw refuse('SIGN_WRONG');
  return payload;
}

/** Returns the language of the answer, also for a broken envelope; default Chinese (SES-14). */
export function languageOf(query: Fields): Language {
  const asked = query['language'];
  return LANGUAGES.find((language) => language === asked) ?? 'zh_cn';
}

/** Returns the caller's trace key, or a new one if it is missing or unsafe for a log line. */
export function traceKeyOf(query: Fields): string {
  const asked = query['traceKey'];
  return typeof asked === 'string' && ENVELOPE_FORMATS.traceKey.test(asked) ? asked : hex32();
}
