import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stand-in of the SMS gateway: it computes the signature of each request from what arrived, and refuses another one. */
export interface SmsGateway {
  /** Host with port. */
  host: string;
  sent: Record<string, string>[];
  /** Answer to the next messages, instead of OK. */
  answer: { Code: string; Message: string } | null;
  close(): Promise<void>;
}

export const SMS_KEY = { id: 'LTAI-test', secret: 'se+cr/et' } as const;

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the signature that these headers should carry, by the lines of the request as it came. */
function expected(request: IncomingMessage, body: string): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const signed = /SignedHeaders=([^,]+)/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const lines = signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '')}\n`);
  const canonical = `${request.method}\n${path}\n${query.split('&').toSorted().join('&')}\n${lines.join('')}\n${signed}\n${hex(body)}`;
  return createHmac('sha256', SMS_KEY.secret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest('hex');
}

function verdict(
  gateway: SmsGateway,
  request: IncomingMessage,
  body: string,
  nonces: Set<string>,
): { Code: string; Message: string } {
  const { authorization = '', ...headers } = request.headers;
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return { Code: 'SignatureNonceUsed', Message: 'The nonce was used.' };
  nonces.add(nonce);
  if (!authorization.startsWith(`ACS3-HMAC-SHA256 Credential=${SMS_KEY.id},`))
    return { Code: 'InvalidAccessKeyId.NotFound', Message: 'Specified access key is not found.' };
  if (!authorization.endsWith(`,Signature=${expected(request, body)}`))
    return { Code: 'SignatureDoesNotMatch', Message: 'The signature does not match.' };
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
    return { Code: 'InvalidAction.NotFound', Message: 'There is no such action.' };
  return gateway.answer ?? { Code: 'OK', Message: 'OK' };
}

/** Starts the stand-in on a port of the loopback. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const nonces = new Set<string>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const said = verdict(gateway, request, body, nonces);
      if (said.Code === 'OK')
        gateway.sent.push(Object.fromEntries(new URL(request.url ?? '', 'http://gateway').searchParams));
      response.writeHead(said.Code === 'OK' ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...said, RequestId: 'req-1' }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const gateway: SmsGateway = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: [],
    answer: null,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
  return gateway;
}
