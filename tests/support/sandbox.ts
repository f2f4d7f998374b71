import { httpPost, type Post } from '#server/pay/sandbox/company.ts';
import { startSandbox, type Sandbox } from '#server/pay/sandbox/sandbox.ts';
import type { Clock } from '#server/services.ts';

const KEY = 'a0b1c2d3e4f56789'.repeat(4);

/** The sandbox of a test: the real one, in the same process, with the test's clock; started by who first needs it. */
export interface TestSandbox {
  readonly key: string;
  address(): Promise<Sandbox>;
  /** The way of its callbacks, over HTTP until a test puts another in its place (payments.ts). */
  post: Post;
  stop(): Promise<void>;
}

export function testSandbox(clock: Clock): TestSandbox {
  let running: Promise<Sandbox> | undefined;
  const sandbox: TestSandbox = {
    key: KEY,
    post: httpPost,
    address: () =>
      (running ??= startSandbox({
        file: ':memory:',
        key: KEY,
        clock,
        post: {
          send: (...told) => sandbox.post.send(...told),
          later: (...work) => sandbox.post.later(...work),
        },
      })),
    stop: async () => (await running)?.stop(),
  };
  return sandbox;
}
