import { Worker } from 'node:worker_threads';
import type { ReadFolder } from '../load.ts';
import type { DocumentTypes } from './openapiTypes.ts';
import type { MemberType } from './schemaTypes.ts';
import type { Question, ThreadAnswer, ThreadRequest } from './worker.ts';

interface Waiting {
  resolve: (value: ThreadAnswer['value']) => void;
  reject: (fault: Error) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/** Nobody waits for its answer: a tool that cannot be loaded is told to whoever asks for it. */
const LOAD: ThreadRequest = { id: 0, question: { tool: 'both' } };

/**
 * Starts the thread that types, and loads openapi-typescript and json-schema-to-typescript there: both take longer than
 * all other emitters together, so they run beside them. An idle thread does not keep the process alive.
 */
export function startTyping(): void {
  if (worker !== undefined) return;
  thread().postMessage(LOAD, []);
  worker!.unref();
}

/**
 * Starts the thread with the reading of a folder of schemas, which needs few modules: it is read once the caller has
 * loaded its own. The tools that type are loaded after it.
 */
export function startReading(folder: string): Promise<ReadFolder> {
  const read = ask({ tool: 'folder', folder });
  thread().postMessage(LOAD, []);
  return read as Promise<ReadFolder>;
}

function thread(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.on('message', ({ id, value, fault }: ThreadAnswer) => {
    const asked = waiting.get(id);
    settle(id);
    if (value === undefined) asked?.reject(new Error(fault));
    else asked?.resolve(value);
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

function ask(question: Question): Promise<ThreadAnswer['value']> {
  const asked = thread();
  last += 1;
  const request: ThreadRequest = { id: last, question };
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
  const types = JSON.parse((await ask({ tool: 'openapi', document })) as string) as DocumentTypes;
  known = { document, types };
  return types;
}

/** Returns json-schema-to-typescript's types of schemas (JSON texts), in their order. */
export async function typesOfSchemas(schemas: readonly string[]): Promise<MemberType[]> {
  return JSON.parse((await ask({ tool: 'schema', schemas })) as string) as MemberType[];
}
