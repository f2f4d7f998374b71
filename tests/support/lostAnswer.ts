import { vi } from 'vitest';
import type { TestApp } from './buildTestApp.ts';

/**
 * Lets the server carry out the next call to a path, and loses its answer. Returns the payloads of all calls to it, also of
 * those that are answered.
 */
export function loseAnswer({ app }: Pick<TestApp, 'app'>, path: string): Record<string, unknown>[] {
  const inject = app.inject.bind(app) as (request: { url?: string; payload?: string }) => Promise<unknown>;
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(app, 'inject').mockImplementation((async (request: { url?: string; payload?: string }) => {
    const answer = await inject(request);
    if (!request.url?.startsWith(path)) return answer;
    sent.push(JSON.parse(new URLSearchParams(request.payload).get('payload') ?? '{}') as Record<string, unknown>);
    if (sent.length === 1) throw new Error('the answer was lost');
    return answer;
  }) as never);
  return sent;
}
