import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';

/** A document to be typed; its text comes back under the same id. */
export interface TypingRequest {
  id: number;
  document: string;
}

export interface TypingAnswer {
  id: number;
  text?: string;
  fault?: string;
}

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/codegen', import.meta.url)));
const { astToString, resolveRef, scanDiscriminators, transformSchema } = await import('openapi-typescript');

const OFF = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  conditionalEnums: false,
  dedupeEnums: false,
  excludeDeprecated: false,
  exportType: false,
  immutable: false,
  rootTypes: false,
  rootTypesNoSchemaPrefix: false,
  rootTypesKeepCasing: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  makePathsEnum: false,
  generatePathParams: false,
  readWriteMarkers: false,
};

/**
 * The library's own door first bundles and lints the document, which takes three times as long as
 * typing it. Ours has one file, and tests/codegen/emit/openapi.test.ts sends it through that door.
 */
function typesOf(document: OpenAPI3): string {
  const context = {
    ...OFF,
    defaultNonNullable: true,
    discriminators: scanDiscriminators(document, {}),
    injectFooter: [],
    silent: true,
    resolve: (ref: string) => resolveRef(document, ref, { silent: false }),
  } as unknown as GlobalContext;
  return astToString(transformSchema(document, context));
}

function answer({ id, document }: TypingRequest): TypingAnswer {
  try {
    return { id, text: typesOf(JSON.parse(document) as OpenAPI3) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: TypingRequest) => parentPort?.postMessage(answer(request), []));
