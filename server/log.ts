import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

/** Log of the server: JSON lines, each with the trace key of the user's action if there is one. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Fields that are never logged, in any line (A15). */
const SECRET = [
  'token',
  'sign',
  'password',
  'newPassword',
  'oldPassword',
  'code',
  'phone',
  'cookie',
  'authorization',
  'payload',
];

/** Returns the path of a request without its query string, which carries the token. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Returns the options of the server's logger; `to` takes its lines, default standard output. */
export function loggerOptions(level: string, to?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(to ? { stream: to } : {}),
    redact: {
      paths: SECRET.flatMap((name) => [`body.${name}`, `data.${name}`, `headers.${name}`, `input.${name}`]),
      censor: '[removed]',
    },
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url), ip: request.ip }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
