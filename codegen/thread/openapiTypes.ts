import type { OpenAPI3 } from 'openapi-typescript';
import { astToString } from 'openapi-typescript/dist/lib/ts.mjs';
import { resolveRef, scanDiscriminators } from 'openapi-typescript/dist/lib/utils.mjs';
import transformSchema from 'openapi-typescript/dist/transform/index.mjs';
import ts from 'typescript';

/** Types of the console's calls, made by openapi-typescript from the OpenAPI document. */
export interface DocumentTypes {
  /** Type of each schema that the document defines in full, by name. */
  schemas: Readonly<Record<string, string>>;
  /** Types of the calls, by operationId. */
  calls: Readonly<Record<string, { input: string; output: string }>>;
}

type Members = ReadonlyMap<string, ts.TypeNode>;

/** Returns the members of an interface or a type literal, by name. */
function membersOf(node: ts.Node | undefined): Members {
  const members = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? node.members : [];
  const named = members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type && 'text' in member.name
      ? [[member.name.text, member.type] as const]
      : [],
  );
  return new Map(named);
}

/** Returns a nested type: `below(operation, 'responses', '200')`. */
const below = (node: ts.Node | undefined, ...names: readonly string[]): ts.TypeNode | undefined =>
  names.reduce<ts.Node | undefined>((at, name) => membersOf(at).get(name), node) as ts.TypeNode | undefined;

/** Prints a type without comments, which are in the document. Schemas keep the names of json-schema-to-typescript. */
const textOf = (node: ts.TypeNode): string =>
  astToString([node], { formatOptions: { removeComments: true } })
    .trim()
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');

/** Returns X of an answer `Answer & { data?: X }`. */
function dataOf(answer: ts.TypeNode | undefined): ts.TypeNode | undefined {
  const parts = answer && ts.isIntersectionTypeNode(answer) ? answer.types : [];
  return parts.map((part) => below(part, 'data')).find((data) => data !== undefined);
}

function callOf(operation: ts.TypeNode): { input: string; output: string } {
  const input = below(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'payload')!;
  const data = dataOf(below(operation, 'responses', '200', 'content', 'application/json'));
  return { input: textOf(input), output: data === undefined ? 'unknown' : textOf(data) };
}

type Context = Parameters<typeof transformSchema>[1];

/** The library's defaults, and nothing of the linter that its own entry runs first. */
const contextOf = (document: OpenAPI3): Context => {
  const settings: Omit<Context, 'redoc'> = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: true,
    discriminators: scanDiscriminators(document, {}),
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    resolve: ($ref) => resolveRef(document, $ref, { silent: true }),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: undefined,
    transformProperty: undefined,
    postTransform: undefined,
    inject: undefined,
  };
  return settings as Context;
};

/** Throws where two operations have one name: of their types only the last would be left. */
function refuseTwins({ paths = {} }: OpenAPI3): void {
  const seen = new Set<string>();
  for (const item of Object.values(paths))
    for (const operation of Object.values(item as Readonly<Record<string, { operationId?: string }>>)) {
      const id = operation?.operationId;
      if (id !== undefined && seen.has(id)) throw new Error(`two calls have the operationId "${id}"`);
      if (id !== undefined) seen.add(id);
    }
}

/**
 * Returns openapi-typescript's types of a document (JSON text). It is ours and refers to nothing outside, so it is neither
 * linted nor bundled, which takes three times as long: tests/codegen/emit/openapi.test.ts lints it.
 */
export function typesOf(text: string): DocumentTypes {
  const document = JSON.parse(text) as OpenAPI3;
  refuseTwins(document);
  const nodes = transformSchema(document, contextOf(document));
  const declared = new Map(nodes.flatMap((node) => (ts.isInterfaceDeclaration(node) ? [[node.name.text, node]] : [])));
  const operations = membersOf(declared.get('operations'));
  const schemas = membersOf(below(declared.get('components'), 'schemas'));
  return {
    schemas: Object.fromEntries([...schemas].map(([name, type]) => [name, textOf(type)])),
    calls: Object.fromEntries([...operations].map(([name, operation]) => [name, callOf(operation)])),
  };
}
