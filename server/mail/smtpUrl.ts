import { isLoopback } from '../loopback.ts';
import { isEmail } from '#core/entity/formats.ts';
import { StartRefusal } from '../startRefusal.ts';
import type { Sender } from './compose.ts';

/** Settings of an SMTP server. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  /** STARTTLS must be offered; else what it guards is not sent. */
  requireTls: boolean;
  /** STARTTLS is not used even where it is offered. */
  ignoreTls: boolean;
  auth?: { user: string; pass: string };
  sender: Sender;
}

const KNOWN = ['from', 'name', 'tls'];
const TLS = ['required', 'off'];

const refused = (what: string): StartRefusal =>
  new StartRefusal(
    `SMTP_URL ${what} It is written as smtp://user:password@host:587?from=screens@example.com (smtps:// for TLS from the start).`,
  );

function senderOf(parameters: URLSearchParams): Sender {
  const address = parameters.get('from');
  if (address === null) throw refused('names no sender: add ?from=…');
  if (!isEmail(address)) throw refused(`names a sender that is no e-mail address: “${address}”.`);
  return { address, name: parameters.get('name')?.trim() || 'Vitrine' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw refused('has an account with a % that encodes nothing: write %25 for it.');
  }
}

function authOf(url: URL): SmtpSettings['auth'] {
  if (url.username === '' && url.password === '') return undefined;
  if (url.username === '') throw refused('has a password but no account.');
  if (url.password === '') throw refused('has an account but no password.');
  return { user: decoded(url.username), pass: decoded(url.password) };
}

/** Returns the settings of SMTP_URL. Throws `StartRefusal` with what is wrong. */
export function readSmtpUrl(text: string): SmtpSettings {
  const url = new URL(text);
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw refused(`has “${unknown}”, which is none of ${KNOWN.join(', ')}.`);
  if (url.hostname === '') throw refused('names no host.');
  if (!['', '/'].includes(url.pathname)) throw refused('has a path, and a mail server has none.');
  const secure = url.protocol === 'smtps:';
  const isLocal = isLoopback(url.hostname);
  const tls = url.searchParams.get('tls') ?? (isLocal ? 'off' : 'required');
  if (!TLS.includes(tls)) throw refused(`has tls=${tls}, which is neither of ${TLS.join(', ')}.`);
  const auth = authOf(url);
  if (auth && !secure && tls === 'off' && !isLocal)
    throw refused('would send the password over an open line: leave out tls=off, or the account.');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls: !secure && tls === 'required',
    ignoreTls: !secure && tls === 'off',
    ...(auth ? { auth } : {}),
    sender: senderOf(url.searchParams),
  };
}
