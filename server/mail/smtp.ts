import { createTransport } from 'nodemailer';
import type { Clock, Mailer } from '../services.ts';
import { StartRefusal } from '../startRefusal.ts';
import { compose } from './compose.ts';
import { NeverDelivered } from './neverDelivered.ts';
import type { SmtpSettings } from './smtpUrl.ts';

/** Time to connect and to be greeted, and between two answers, milliseconds. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** Error of nodemailer: its code, and the answer of the server where there was one. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const CERTIFICATE = /certificate|self[- ]signed|altname|CERT_/i;
/** Commands whose refusal concerns this mail. That of any other, such as AUTH, concerns the settings: the mail waits. */
const OF_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Returns whether the server will never take this mail (5xx, RFC 5321 4.2.1). */
function isPermanent({ responseCode = 0, command = '', code }: SmtpError): boolean {
  if (code === 'EAUTH') return false;
  return responseCode >= 500 && responseCode < 600 && OF_THE_MAIL.some((one) => command.startsWith(one));
}

/** Returns what is wrong with the settings, or null where the server may only be away for the moment. */
function faultOf(error: SmtpError, { host, port, auth }: SmtpSettings): string | null {
  const answer = error.response === undefined ? '' : ` It said: ${error.response}`;
  if (error.code === 'EAUTH')
    return `SMTP_URL: ${host} refuses the account “${auth?.user ?? ''}” or its password.${answer}`;
  if (error.code === 'ETLS')
    return `SMTP_URL: ${host}:${port} offers no STARTTLS.${answer} Use smtps://, another port, or tls=off where the line is private.`;
  if (CERTIFICATE.test(`${error.message} ${error.code ?? ''}`))
    return `SMTP_URL: the certificate of ${host} is not valid: ${error.message}.`;
  if (error.code === 'EDNS' || error.message.includes('ENOTFOUND')) return `SMTP_URL: there is no host “${host}”.`;
  if (/wrong version number|SSL routines/i.test(error.message))
    return `SMTP_URL: ${host}:${port} does not speak TLS from the start. Use smtp:// there.`;
  return null;
}

/**
 * Opens an SMTP server: it is greeted and signed in to once, so that wrong settings are said at the start. A server that
 * does not answer is only told of: it may be back before the first mail, and mails wait for it.
 */
export async function openSmtp(settings: SmtpSettings, clock: Clock, say: (line: string) => void): Promise<Mailer> {
  const { host, port, secure, requireTls, ignoreTls, auth, sender } = settings;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    ignoreTLS: ignoreTls,
    ...(auth ? { auth } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  try {
    await transport.verify();
  } catch (error) {
    const fault = faultOf(error as SmtpError, settings);
    if (fault !== null) throw new StartRefusal(fault);
    say(`The mail server ${host}:${port} does not answer (${(error as Error).message}); mails wait until it does.`);
  }
  return {
    async send(mail) {
      const raw = await compose(mail, sender, clock.now());
      try {
        await transport.sendMail({ envelope: { from: sender.address, to: [...mail.to] }, raw });
      } catch (error) {
        if (isPermanent(error as SmtpError)) throw new NeverDelivered((error as Error).message, { cause: error });
        throw error;
      }
    },
  };
}
