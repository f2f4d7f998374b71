import { Worker } from 'node:worker_threads';
import type { DocumentTypes } from './openapiTypes.ts';
import type { MemberType } from './schemaTypes.ts';
import type { Question, TypingAnswer, TypingRequest } from './worker.ts';

interface Waiting {
  resolve: (texts: readonly string[]) => void;
  reject: (fault: Error) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/**
 * Starts the thread that types, and loads openapi-typescript and json-schema-to-typescript there: both take longer than
 * all other emitters together, so they run beside them. An idle thread does not keep the process alive.
 */
export function startTyping(): void {
  if (worker !== undefined) return;
  // Nobody waits for its answer: a tool that cannot be loaded is told to whoever asks for it.
  const request: TypingRequest = { id: 0, question: { tool: 'both' } };
  thread().postMessage(request, []);
  worker!.unref();
}

function thread(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.on('message', ({ id, texts, fault }: TypingAnswer) => {
    const asked = waiting.get(id);
    settle(id);
    if (texts === undefined) asked?.reject(new Error(fault));
    else asked?.resolve(texts);
  });
  worker.on('error', (error) => {
    const open = [...waiting.values()];
    waiting.clear();
    worker = undefined;
    for (const { reject } of open) reject(error);
  });
  return worker;
}

function settle(id: number): void {
  waiting.delete(id);
  if (waiting.size === 0) worker?.unref();
}

function ask(question: Question): Promise<readonly string[]> {
  const asked = thread();
  last += 1;
  const request: TypingRequest = { id: last, question };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    asked.ref();
    asked.postMessage(request, []);
  });
}

let known: { document: string; types: DocumentTypes } | undefined;

/** Returns openapi-typescript's types of a document, given as JSON. */
export async function typesOfDocument(document: string): Promise<DocumentTypes> {
  if (known?.document === document) return known.types;
  const [text = ''] = await ask({ tool: 'openapi', document });
  const types = JSON.parse(text) as DocumentTypes;
  known = { document, types };
  return types;
}

/** Returns json-schema-to-typescript's types of schemas (JSON texts), in their order. */
export async function typesOfSchemas(schemas: readonly string[]): Promise<MemberType[]> {
  const [text = '[]'] = await ask({ tool: 'schema', schemas });
  return JSON.parse(text) as MemberType[];
}
