import autocannon from 'autocannon';

/** A call that is signed and ready to be sent. */
export interface Prepared {
  path: string;
  body: string;
}

export interface Load {
  perSecond: number;
  p99Ms: number;
}

const CONNECTIONS = 16;

/**
 * Sends every prepared call once, over keep-alive connections, each with its own share: writes are
 * unique, so no call may go twice. Throws where an answer is not `code: 0`; a fast refusal is no speed.
 */
export async function sendAll(
  port: number,
  calls: readonly Prepared[],
  headers: Record<string, string>,
): Promise<Load> {
  let next = 0;
  let wrong = '';
  let lastMs = 0;
  const share = Math.floor(calls.length / CONNECTIONS);
  const beganMs = performance.now();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    amount: share * CONNECTIONS,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    setupClient(client) {
      const own = calls.slice(next, next + share);
      next += share;
      client.setRequests(own.map(({ path, body }) => ({ method: 'POST', path, body })));
      client.on('response', () => {
        lastMs = performance.now();
      });
      client.on('body', (body: Buffer) => {
        if (!wrong && !body.toString().startsWith('{"code":0,')) wrong = body.toString();
      });
    },
  });
  if (wrong || result.errors > 0) throw new Error(`not every call was answered: ${wrong || `${result.errors} errors`}`);
  // By our own clock: autocannon ends on a whole second, which is longer than some of these loads.
  return { perSecond: (share * CONNECTIONS * 1000) / (lastMs - beganMs), p99Ms: result.latency.p99 };
}
