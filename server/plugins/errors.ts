import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorName } from '#generated/model/errors.gen.ts';
import { refusedReply } from '../call/answer.ts';
import { languageOf, traceKeyOf, type Fields } from '../dispatch/parse.ts';
import { refuse, troubleOf } from '../call/refuse.ts';
import { pathOf } from '../log.ts';
import { UnstorableText } from '../store/errors.ts';
import { API_HEADERS } from './headers.ts';

/** Errors of the framework that refuse a request before the dispatcher sees it. */
const REFUSED: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'SIGN_WRONG',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'SIGN_WRONG',
};

/** Returns true if a path is that of a call: calls are always answered with HTTP 200 and a code (architecture 4). */
export function isCall(url: string): boolean {
  return pathOf(url).endsWith('.shtml');
}

/** Answers a call that was refused before any handler. */
export function answerCall(request: FastifyRequest, reply: FastifyReply, name: ErrorName): FastifyReply {
  const query = (request.query ?? {}) as Fields;
  return reply
    .code(200)
    .headers(API_HEADERS)
    .send(JSON.stringify(refusedReply(refuse(name), languageOf(query), traceKeyOf(query), '')));
}

/** Answers requests that nothing else has answered: unknown calls with -10007, faults with -10500 without their cause (A28). */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const name = request.is404 ? 'NOT_FOUND' : REFUSED[error.code];
    // What no database holds was sent to us: it is no fault of ours.
    const isUnstorable = error instanceof UnstorableText;
    const isFault = name === undefined && !isUnstorable && (error.statusCode ?? 500) >= 500;
    if (isFault)
      request.log.error(
        { err: error, req: request, traceKey: traceKeyOf((request.query ?? {}) as Fields) },
        'a request failed',
      );
    if (isCall(request.url)) return answerCall(request, reply, name ?? (isFault ? 'SERVER_FAULT' : 'SIGN_WRONG'));
    const trouble = troubleOf(error);
    // Screens and uploads come again by themselves.
    if (trouble) return reply.code(503).headers(API_HEADERS).header('retry-after', '5').send({ error: trouble.code });
    if (isUnstorable) return reply.code(400).headers(API_HEADERS).send({ error: 'PAYLOAD_INVALID' });
    return reply
      .code(error.statusCode ?? 500)
      .headers(API_HEADERS)
      .send({ error: isFault ? 'fault' : error.code });
  });
}
