import { parentPort } from 'node:worker_threads';

/** Request to the thread: types of an OpenAPI document (JSON text), types of schemas (JSON texts), or only load both tools for later. */
export type Question =
  | { tool: 'openapi'; document: string }
  | { tool: 'schema'; schemas: readonly string[] }
  | { tool: 'both' };

/** Request with an id; the answer has the same id. */
export interface TypingRequest {
  id: number;
  question: Question;
}

export interface TypingAnswer {
  id: number;
  texts?: readonly string[];
  fault?: string;
}

// Loaded on demand: most tests need one of the two, or none. The compile cache of cli.ts is not for them: to write that of
// TypeScript takes longer than it spares.
const openapi = () => import('./openapiTypes.ts');
const schema = () => import('./schemaTypes.ts');

async function textsFor(question: Question): Promise<readonly string[]> {
  switch (question.tool) {
    case 'openapi':
      return [JSON.stringify((await openapi()).typesOf(question.document))];
    case 'schema':
      return [JSON.stringify(await (await schema()).memberTypes(question.schemas))];
    case 'both':
      await schema();
      await openapi();
      return [];
  }
}

async function answer({ id, question }: TypingRequest): Promise<void> {
  let said: TypingAnswer;
  try {
    said = { id, texts: await textsFor(question) };
  } catch (error) {
    said = { id, fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(said, []);
}

parentPort?.on('message', (request: TypingRequest) => void answer(request));
