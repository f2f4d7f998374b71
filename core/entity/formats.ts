/**
 * Formats of the schema language that zod/mini does not have in our sense. Generated validators of
 * browser and server call these, so both refuse alike.
 */

import { isZone } from '../time.ts';

const INSTANT = /^(\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d)(\.\d+)?Z$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const WEB_ADDRESS = /^https?:\/\/[a-z0-9[](?:[a-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})*$/i;
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;
const PHONE = /^(1[3-9][0-9]{9}|\+[1-9][0-9]{6,14})$/;
/** Offsets such as "+08:00", which newer platforms take for a zone, older ones do not know. */
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/;
const IPV4 = /^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\.(?!$)|$)){4}$/;

/** Says whether text is an instant of the wire: ISO 8601 in UTC, with seconds and `Z` (architecture 4). */
export function isInstant(text: string): boolean {
  const seconds = INSTANT.exec(text)?.[1];
  if (seconds === undefined) return false;
  const ms = Date.parse(text);
  // Date.parse turns 31 February into 3 March; the round trip does not.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(seconds);
}

/** Says whether text is a day of the calendar, `2026-11-20`. */
export const isDate = (text: string): boolean => DATE.test(text) && isInstant(`${text}T00:00:00Z`);

/** Says whether text is a time of day without zone, `08:30` or `08:30:00`: a device has its own zone. */
export const isTime = (text: string): boolean => TIME.test(text);

/** Says whether text looks like a web address in ASCII (RFC 3986). http and https only: `javascript:` would run in whoever opens it. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);

/** Says whether text is a web address that a browser opens: `http://192.168.1.300/` and `http://a:99999/` only look like one. */
export function isUri(text: string): boolean {
  try {
    return isWebAddress(text) && new URL(text).host !== '';
  } catch {
    // No browser opens it.
    return false;
  }
}

/** Says whether text is an e-mail address in ASCII, with a domain that has a dot. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Says whether text can be the code of a district: six digits. Which ones exist, the server knows (DEV-14). */
export const isDistrictCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/** Says whether text is the number of a SIM card (ITU-T E.118): 19 or 20 digits from 89 on, the last by Luhn's formula. */
export function isIccid(text: string): boolean {
  if (!/^89\d{17,18}$/.test(text)) return false;
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * Says whether text is the number of a Chinese id card (GB 11643): district, day of birth, three digits, and a check
 * digit, for which ten is written X (ADS-05).
 */
export function isIdCard(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^[1-9]\d{5}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text) ?? [];
  if (!isDate(`${year}-${month}-${day}`)) return false;
  const sum = ID_WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase();
}

/** Digits and letters of a credit code, each worth its place; I, O, S, V and Z are left out, as they look like others. */
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/**
 * Says whether text is a unified social credit code (GB 32100): 18 signs, the last of which checks the others with the
 * powers of three, modulo 31 (ADS-05).
 */
export function isCreditCode(text: string): boolean {
  const values = Array.from(text.toUpperCase(), (sign) => CREDIT_SIGNS.indexOf(sign));
  if (values.length !== 18 || values.includes(-1) || !/^.{2}\d{6}/.test(text)) return false;
  const weighted = values
    .slice(0, 17)
    .reduce(({ sum, weight }, value) => ({ sum: sum + value * weight, weight: (weight * 3) % 31 }), {
      sum: 0,
      weight: 1,
    });
  return (31 - (weighted.sum % 31)) % 31 === values[17];
}

/** Says whether text is a mobile number: eleven digits of mainland China, or international with `+` (spec 5). */
export const isPhone = (text: string): boolean => PHONE.test(text);

/** Passwords that are guessed first. Longer ones than these are guessed by their run, below. */
const COMMON = new Set(
  (
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword abc123 abc12345 abc123456 abcd1234 a123456 a12345678 ' +
    'a123456789 aa123456 123456a 123456aa 123456abc 1234abcd 123abc 123qwe qwerty1 qwerty123 qwe123 qweasd qweasdzxc 1q2w3e ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx zxcvbnm123 asd123 asdf1234 iloveyou 5201314 520520 woaini woaini1314 ' +
    'woaini520 1314520 admin1 admin123 admin888 admin@123 administrator letmein welcome welcome1 welcome123 monkey dragon ' +
    'sunshine princess football baseball superman batman master shadow michael trustno1 login123 test123 test1234 guest123 ' +
    'root123 user123 changeme secret default 123123 123123123 121212 112233 11223344 123321 147258 147258369 159753 ' +
    '101010 131313 200000 520131 789456 789456123 vitrine vitrine123'
  ).split(' '),
);
/** Sequences of keys, letters and digits that a password must not be, in either direction. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((run) => [
  run,
  Array.from(run).toReversed().join(''),
]);

/** Returns true if a text is allowed as a password: not a common one, not one repeated character, not a run of keys. */
export function isPassword(text: string): boolean {
  const lower = text.toLowerCase();
  return !COMMON.has(lower) && !/^(.)\1*$/u.test(lower) && !RUNS.some((run) => lower !== '' && run.includes(lower));
}

/** Returns true if a password is the name of its account, or that with little added. */
export function isOwnName(password: string, userName: string): boolean {
  const lower = password.toLowerCase();
  return lower.includes(userName.toLowerCase()) && lower.length <= userName.length + 3;
}

export const isIpv4 = (text: string): boolean => IPV4.test(text);

/** Returns true if a text names a time zone of the IANA table, as `Asia/Shanghai`, that this runtime knows. */
export const isTimeZone = (text: string): boolean => ZONE_NAME.test(text) && isZone(text);

/** Returns true if no two items are equal as JSON values; the order of keys does not matter. */
export function isUnique(items: readonly unknown[]): boolean {
  return new Set(items.map((item) => JSON.stringify(sorted(item)))).size === items.length;
}

/** Returns true if an object has a key at all. */
export const saysSomething = (value: object): boolean => Object.keys(value).length > 0;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  );
}
