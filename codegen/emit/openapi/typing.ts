import { Worker } from 'node:worker_threads';
import type { TypingAnswer, TypingRequest } from './worker.ts';

interface Waiting {
  resolve: (text: string) => void;
  reject: (fault: Error) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();
let known: { document: string; text: string } | undefined;

/**
 * Starts the thread that loads openapi-typescript: that takes longer than all other emitters
 * together, so it runs beside them. An idle thread does not keep the process alive.
 */
export function startTyping(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.on('message', ({ id, text, fault }: TypingAnswer) => {
    const { resolve, reject } = waiting.get(id)!;
    settle(id);
    if (text === undefined) reject(new Error(`openapi-typescript: ${fault}`));
    else resolve(text);
  });
  worker.on('error', (error) => {
    const open = [...waiting.values()];
    waiting.clear();
    worker = undefined;
    for (const { reject } of open) reject(error);
  });
  // Last: a listener makes the thread keep the process alive.
  worker.unref();
  return worker;
}

function settle(id: number): void {
  waiting.delete(id);
  if (waiting.size === 0) worker?.unref();
}

/** Returns openapi-typescript's types of a document, given as JSON. */
export async function typesOfDocument(document: string): Promise<string> {
  if (known?.document === document) return known.text;
  const thread = startTyping();
  last += 1;
  const request: TypingRequest = { id: last, document };
  const text = await new Promise<string>((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    thread.ref();
    thread.postMessage(request, []);
  });
  known = { document, text };
  return text;
}
