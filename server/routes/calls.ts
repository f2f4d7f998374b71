import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ApiHosts } from '../apiHost.ts';
import type { Dispatcher } from '../dispatch/dispatch.ts';
import type { Fields } from '../dispatch/parse.ts';
import type { BoundRoute } from '../dispatch/routes.ts';
import { pathOf } from '../log.ts';
import { disposition } from '../media/disposition.ts';
import { API_HEADERS } from '../plugins/headers.ts';
import type { SessionCookies } from '../plugins/sessionCookie.ts';

/**
 * Binds every declared call to the dispatcher, under its path, its aliases and its old paths. One route of the framework
 * carries them all: to register six hundred takes most of the time in which a server is built.
 */
export function callRoutes(
  app: FastifyInstance,
  routes: ReadonlyMap<string, BoundRoute>,
  dispatcher: Dispatcher,
  { cookies, hosts }: { cookies: SessionCookies; hosts: ApiHosts },
): void {
  app.post('/*', async (request, reply) => {
    const path = pathOf(request.url);
    const route = routes.get(path);
    if (!route) {
      reply.callNotFound();
      return reply;
    }
    const page = hosts.pageOf(request);
    const { body, download, cookie } = await dispatcher.handle(route, {
      path,
      query: request.query as Fields,
      body: request.body,
      ip: request.ip,
      host: page?.host ?? request.host,
      base: page?.base,
      userAgent: request.headers['user-agent'],
      headers: request.headers,
      cookie: cookies.read(request),
    });
    if (cookie !== undefined) cookies.write(request, reply, cookie);
    void reply.headers(API_HEADERS);
    if (!download) return reply.send(body);
    const { contentType, name } = download;
    return reply
      .headers({ 'content-type': contentType, 'content-disposition': disposition('attachment', name) })
      .send(Readable.from(download.body, { objectMode: false }));
  });
}
