import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from '../dispatch/dispatch.ts';
import type { Fields } from '../dispatch/parse.ts';
import type { BoundRoute } from '../dispatch/routes.ts';
import { pathOf } from '../log.ts';
import { API_HEADERS } from '../plugins/headers.ts';
import type { SessionCookies } from '../plugins/sessionCookie.ts';

/** Binds every declared call to the dispatcher, under its path, its aliases and its old paths. */
export function callRoutes(
  app: FastifyInstance,
  routes: ReadonlyMap<string, BoundRoute>,
  dispatcher: Dispatcher,
  cookies: SessionCookies,
): void {
  for (const [path, route] of routes) {
    app.post(path, async (request, reply) => {
      const { body, cookie } = await dispatcher.handle(route, {
        path: pathOf(request.url),
        query: request.query as Fields,
        body: request.body,
        ip: request.ip,
        headers: request.headers,
        cookie: cookies.read(request),
      });
      if (cookie !== undefined) cookies.write(request, reply, cookie);
      return reply.headers(API_HEADERS).send(body);
    });
  }
}
