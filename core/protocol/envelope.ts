/**
 * The envelope of a call: what stands in the query string beside the body (architecture 4).
 *
 * Every field's format is fixed and checked before anything is digested, so that
 * joining them by "&" and "=" cannot be read in two ways.
 */

/** The protocol that this build speaks (spec 9). */
export const PROTOCOL_VERSION = '1.3';

/** The languages of the wire, as the console stores and sends them (SES-14). */
export const LANGUAGES = ['zh_cn', 'en_us'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Envelope {
  /** Id of the application; its key signs. */
  appid: string;
  language: Language;
  /** 32 hex, unique per call. */
  sequence: string;
  /** Milliseconds since 1970, as decimal text. */
  timestamp: string;
  /** base64url; only where signed in. */
  token?: string;
  /** 32 hex, id of this installation. */
  uuid: string;
  version: string;
  /** 32 hex digits, the same for all calls caused by one user action. */
  traceKey: string;
  /** Lower-case hex md5, see sign.ts. */
  sign: string;
}

/** Envelope before it is signed. */
export type UnsignedEnvelope = Omit<Envelope, 'sign'>;

const HEX32 = /^[0-9a-f]{32}$/;

/** The form of each field. A field that does not match is a wrong sign (architecture 4). */
export const ENVELOPE_FORMATS: Record<keyof Envelope, RegExp> = {
  appid: /^[a-z0-9][a-z0-9-]{1,63}$/,
  language: /^(zh_cn|en_us)$/,
  sequence: HEX32,
  timestamp: /^[0-9]{13}$/,
  token: /^[A-Za-z0-9_-]{3,128}$/,
  uuid: HEX32,
  version: /^1\.3$/,
  traceKey: HEX32,
  sign: HEX32,
};

/** The fields that must be there; `token` may be absent. */
export const REQUIRED_FIELDS = [
  'appid',
  'language',
  'sequence',
  'timestamp',
  'uuid',
  'version',
  'traceKey',
  'sign',
] as const;
