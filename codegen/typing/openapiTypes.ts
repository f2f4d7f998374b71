import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
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

/** Returns openapi-typescript's types of a document (JSON text). The library lints the document first. */
export async function typesOf(text: string): Promise<DocumentTypes> {
  const nodes = await openapiTS(JSON.parse(text) as OpenAPI3, { silent: true });
  const declared = new Map(nodes.flatMap((node) => (ts.isInterfaceDeclaration(node) ? [[node.name.text, node]] : [])));
  const operations = membersOf(declared.get('operations'));
  const schemas = membersOf(below(declared.get('components'), 'schemas'));
  return {
    schemas: Object.fromEntries([...schemas].map(([name, type]) => [name, textOf(type)])),
    calls: Object.fromEntries([...operations].map(([name, operation]) => [name, callOf(operation)])),
  };
}
