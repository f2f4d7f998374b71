import { parentPort } from 'node:worker_threads';
import { readFolder } from '../load.ts';
import type { ReadFolder } from '../load.ts';

/**
 * Request to the thread: a folder of schemas, types of an OpenAPI document (JSON text), types of schemas (JSON texts), or
 * only load both tools for later.
 */
export type Question =
  | { tool: 'folder'; folder: string }
  | { tool: 'openapi'; document: string }
  | { tool: 'schema'; schemas: readonly string[] }
  | { tool: 'both' };

/** The folder; types as JSON, which is read faster than objects are copied; null for no more than loading. */
type Value = ReadFolder | string | null;

/** Request with an id; the answer has the same id. */
export interface ThreadRequest {
  id: number;
  question: Question;
}

export interface ThreadAnswer {
  id: number;
  value?: Value;
  fault?: string;
}

// Loaded on demand: most tests need one of the two, or none. The compile cache of cli.ts is not for them: to write that of
// TypeScript takes longer than it spares.
const openapi = () => import('./openapiTypes.ts');
const schema = () => import('./schemaTypes.ts');

async function valueOf(question: Question): Promise<Value> {
  switch (question.tool) {
    case 'folder':
      return readFolder(question.folder);
    case 'openapi':
      return JSON.stringify((await openapi()).typesOf(question.document));
    case 'schema':
      return JSON.stringify(await (await schema()).memberTypes(question.schemas));
    case 'both':
      await schema();
      await openapi();
      return null;
  }
}

async function answer({ id, question }: ThreadRequest): Promise<void> {
  let said: ThreadAnswer;
  try {
    said = { id, value: await valueOf(question) };
  } catch (error) {
    said = { id, fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(said, []);
}

parentPort?.on('message', (request: ThreadRequest) => void answer(request));
