import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NEWS_TOPIC } from '#server/commands/notify.ts';
import { sessionCookies } from '#server/plugins/sessionCookie.ts';
import { newsRoute } from '#server/routes/news.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { data } from '#tests/support/call.ts';

const BREATH_MS = 20;

let test: TestApp;
let app: ReturnType<typeof fastify>;
beforeEach(async () => {
  test = await buildTestApp();
  app = fastify();
  newsRoute(app, test.services, sessionCookies(app, false), BREATH_MS);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  await test.close();
});

const listen = (cookie: string) => fetch(`http://127.0.0.1:${app.addresses()[0]?.port}/news`, { headers: { cookie } });

it('a window hears that there is news until its session ends, and no longer [UI-12]', async () => {
  const { owner } = test.personas;
  const stream = await listen(`session=${owner.cookie}`);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = (await reader.read()).value ?? '';
  test.services.store.bus.publish(NEWS_TOPIC, owner.userId);
  while (!heard.includes('event: news')) heard += (await reader.read()).value ?? '';
  await data(test, owner, 'session.logout', {});
  // Ends by itself; a stream that went on would keep this test waiting.
  while (!(await reader.read()).done);
});

it('a stranger hears nothing [UI-12]', async () => {
  expect((await listen('session=nobody')).status).toBe(204);
});
