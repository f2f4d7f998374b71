import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Mail as it arrived. */
interface Arrived {
  from: string;
  to: string[];
  /** Whole text, as it came over the line. */
  text: string;
  /** Parts in plain text and HTML, decoded. */
  plain: string;
  html: string;
  subject: string;
  messageId: string;
}

export interface MailServer {
  port: number;
  arrived: Arrived[];
  close(): Promise<void>;
}

export const ACCOUNT = { user: 'vitrine', pass: 'right-pass' } as const;

/** Answer that the server gives to a recipient: an SMTP code, or null to take it. */
type Verdict = (address: string) => number | null;

function header(text: string, name: string): string {
  const unfolded = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  return value.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=(?:\s+(?==\?))?/gi, (_, way: string, word: string) =>
    way.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quoted(word),
  );
}

/** Returns an encoded word of printable characters as text (RFC 2047, "Q"). */
function quoted(word: string): string {
  const bytes = word
    .replaceAll('_', ' ')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function part(text: string, type: string): string {
  const at = text.indexOf(`Content-Type: ${type}`);
  if (at < 0) return '';
  const body = text.slice(text.indexOf('\r\n\r\n', at) + 4);
  return Buffer.from(body.split(/\r\n--/)[0] ?? '', 'base64').toString();
}

/** A real mail server on a port of the loopback, with one account. It keeps what it takes. */
export async function startMailServer(options: SMTPServerOptions & { verdict?: Verdict } = {}): Promise<MailServer> {
  const { verdict = () => null, ...more } = options;
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === ACCOUNT.user && password === ACCOUNT.pass
        ? done(null, { user: username })
        : done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      const code = verdict(address);
      done(code === null ? null : Object.assign(new Error('refused here'), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        arrived.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text,
          plain: part(text, 'text/plain'),
          html: part(text, 'text/html'),
          subject: header(text, 'Subject'),
          messageId: header(text, 'Message-ID'),
        });
        done();
      });
    },
    ...more,
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.server.address() as AddressInfo).port,
    arrived,
    close: () =>
      new Promise((closed) => {
        server.close(closed);
      }),
  };
}
