import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface SessionCookie {
  name: string;
  options: CookieSerializeOptions;
}

const BASE = { path: '/', httpOnly: true, sameSite: 'strict' } as const;
/** Over https: a cookie that no other host and no plain http can set. */
const SECURE: SessionCookie = { name: '__Host-session', options: { ...BASE, secure: true } };
/** On plain http, where browsers keep Secure cookies for localhost only (architecture 4). */
const PLAIN: SessionCookie = { name: 'session', options: { ...BASE, secure: false } };

/** Reads and sets the session's cookie. `isHttps`: browsers reach us by https, whatever a proxy speaks to us. */
export interface SessionCookies {
  read(request: FastifyRequest): string | undefined;
  /** null clears it. */
  write(request: FastifyRequest, reply: FastifyReply, secret: string | null): void;
}

/** Registers the session's cookie. It is read by hand: only calls need it, and no other. */
export function sessionCookies(app: FastifyInstance, isHttps: boolean): SessionCookies {
  void app.register(cookie, { hook: false });
  const of = ({ protocol }: FastifyRequest): SessionCookie => (isHttps || protocol === 'https' ? SECURE : PLAIN);
  return {
    read(request) {
      const { cookie: header } = request.headers;
      return header === undefined ? undefined : app.parseCookie(header)[of(request).name];
    },
    write(request, reply, secret) {
      const { name, options } = of(request);
      if (secret === null) void reply.clearCookie(name, options);
      else void reply.setCookie(name, secret, options);
    },
  };
}
