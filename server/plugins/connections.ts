import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Least speed at which a body must arrive, measured over each window. */
export interface Pace {
  bytesPerSecond: number;
  windowMs: number;
}

/** A connection of the second generation of mobile networks is quicker; whoever is slower holds a connection for nothing. */
const PACE: Pace = { bytesPerSecond: 4_000, windowMs: 15_000 };

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Longest time that a body of so many bytes may take at this pace, milliseconds. */
export const longestMs = (bytes: number, { bytesPerSecond, windowMs }: Pace = PACE): number =>
  Math.ceil((bytes / bytesPerSecond) * 1000) + 2 * windowMs;

/** The answer of the latest request of a connection: a property costs a call less than a listener or a list of its own. */
const LATEST = Symbol('latest answer');
type Watched = Socket & { [LATEST]?: ServerResponse };

/** Body under way: bytes that its connection had brought at a moment. */
interface Mark {
  answer: ServerResponse;
  bytes: number;
  at: number;
}

/**
 * Watches the connections of a server. Ends requests whose body no longer arrives (C8), by 408 unless they are answered
 * already. A file over a slow line may take its time, since progress is judged and not the time that has passed. A body
 * that waits for the server itself to read on is not slow.
 *
 * When the server stops, a connection ends with the answer under way on it, if there is one. Node waits for those on which
 * nothing was asked yet, which browsers open in advance, until their headers are late.
 */
export function watchConnections(app: FastifyInstance, pace: Pace = PACE): void {
  const marks = new Map<Watched, Mark | null>();
  let isStopping = false;
  app.server.on('connection', (socket: Watched) => {
    if (isStopping) socket.destroy();
    marks.set(socket, null);
    socket.once('close', () => marks.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    (request.socket as Watched)[LATEST] = answer;
  });
  const timer = setInterval(() => {
    for (const [socket, mark] of marks) marks.set(socket, look(socket, mark, pace));
  }, pace.windowMs / 3);
  timer.unref();
  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of marks.keys()) {
      const answer = socket[LATEST];
      if (!answer || answer.writableFinished) socket.destroySoon();
      else answer.once('close', () => socket.destroySoon());
    }
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/** Looks at one connection. Returns what to remember of the body that is under way there, if there is one. */
function look(socket: Watched, mark: Mark | null, { bytesPerSecond, windowMs }: Pace): Mark | null {
  const answer = socket[LATEST];
  if (!answer || answer.req.complete || socket.destroyed) return null;
  const now = performance.now();
  const fresh = { answer, bytes: socket.bytesRead, at: now };
  if (mark?.answer !== answer) return fresh;
  if (now - mark.at < windowMs) return mark;
  const speed = ((fresh.bytes - mark.bytes) / (now - mark.at)) * 1000;
  if (speed >= bytesPerSecond || answer.req.readableLength > 0) return fresh;
  if (!answer.headersSent) socket.write(TIMED_OUT);
  socket.destroySoon();
  return null;
}
