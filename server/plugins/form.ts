import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/**
 * Reads form bodies. A body of a type that nobody reads is none: its call has no payload, which is a wrong
 * sign. So no spelling of a content type leads around a check (the dispatcher checks what was parsed).
 */
export function forms(app: FastifyInstance, maxBytes: number): void {
  void app.register(formbody, { bodyLimit: maxBytes });
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, _body, done) =>
    done(null, undefined),
  );
}

/** Leaves form bodies as the only ones that are read within a scope. */
export function formsOnly(scope: FastifyInstance): void {
  scope.removeContentTypeParser(['application/json', 'text/plain']);
}
