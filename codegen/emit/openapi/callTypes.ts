import { ImportSet } from '../../imports.ts';
import type { Model } from '../../model/model.ts';
import type { CallDef, JsonSchema } from '../../model/types.ts';
import { typesOfDocument } from '../../thread/thread.ts';
import { banner, page } from '../banner.ts';
import { allCalls } from '../calls.ts';
import { typeSchemas } from '../types.ts';

const STORED = `/** A row as the store has it: instants as milliseconds. generated/server knows its exact type. */
type StoredRow = Readonly<Record<string, unknown>>;
`;

const BY_PATH = `/** Calls by the path that each is sent to: looked up, since a search among all of them at each use makes the compiler slow. */
type CallsByPath = { [N in keyof CallTypes as CallTypes[N]['path']]: CallTypes[N] };

export type CallPath = keyof CallsByPath;

/** The call that a path is sent to. */
export type CallAt<P extends CallPath> = CallsByPath[P];
`;

/** Returns the names of the types that json-schema-to-typescript prints, each with its file. */
const printedTypes = (model: Model): Map<string, string> =>
  new Map(
    model.entities.flatMap((entity) =>
      [...typeSchemas(entity).keys()].map((name) => [name, `./${entity.names.kebabs}/types.gen.ts`] as const),
    ),
  );

/** Loose types of filter, sort and export columns: the server checks them. Exact types would change with every field. */
const LOOSE: Readonly<Record<string, JsonSchema>> = {
  filter: { type: 'object', additionalProperties: true },
  sort: { type: 'string' },
  columns: { type: 'array', items: { type: 'string' } },
};

function loosened(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const open = properties.map(([name, member]) => [name, LOOSE[name] ?? member]);
  return properties.length === 0 ? schema : { ...schema, properties: Object.fromEntries(open) };
}

interface Operation {
  operationId: string;
  requestBody: object;
  responses: Readonly<Record<string, object>>;
}

/**
 * Returns the document for openapi-typescript, with nothing of a call but its payload and its answer. Schemas that
 * json-schema-to-typescript prints are reduced to their names, so that no type is printed twice and an edited field does
 * not change this result.
 */
function typedDocument(document: JsonSchema, printed: ReadonlyMap<string, string>): JsonSchema {
  const { components, paths } = document as {
    components: { schemas: Record<string, JsonSchema> };
    paths: Record<string, { post?: Operation }>;
  };
  const calls = Object.entries(paths).flatMap(([path, { post }]) => {
    if (post === undefined) return [];
    const { operationId, requestBody, responses } = post;
    return [[path, { post: { operationId, requestBody, responses: { 200: responses['200'] } } }]];
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    printed.has(name) ? {} : loosened(schema),
  ]);
  return {
    ...document,
    paths: Object.fromEntries(calls),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

/** Returns the type that a handler returns: stored rows, which the dispatcher encodes; else the answer itself. */
function handlerOutput({ kind, output }: CallDef, answered: string): string {
  if (output !== undefined) return answered;
  if (kind === 'list') return '{ list: readonly StoredRow[]; total: number; totals?: readonly Total[] }';
  return kind === 'one' || kind === 'create' || kind === 'update' ? 'StoredRow' : answered;
}

/** Returns the names that occur in the texts of types, shared schemas included. */
const namesIn = (texts: readonly string[]): Set<string> => new Set(texts.join(' ').match(/\b[A-Z]\w*/g));

/** Drops texts that describe: they would become comments, which no printed type has. */
const undescribed = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string' ? undefined : value;

/** Prints the types of all calls, by name and by path, for client, data provider and handlers. */
export async function emitCallTypes(model: Model, document: JsonSchema): Promise<string> {
  const printed = printedTypes(model);
  const { schemas, calls } = await typesOfDocument(JSON.stringify(typedDocument(document, printed), undescribed));
  const rows = allCalls(model).map(({ call }) => {
    const { input, output } = calls[call.name]!;
    return `'${call.name}': { path: '${call.paths[0]}'; input: ${input}; output: ${output}; handlerOutput: ${handlerOutput(call, output)} };\n`;
  });
  const used = namesIn(rows);
  const own = Object.entries(schemas).filter(([name]) => !printed.has(name));
  // A type that is used also uses the types that it names.
  for (const [name, text] of own.toReversed()) if (used.has(name)) for (const each of namesIn([text])) used.add(each);
  const imports = new ImportSet();
  imports.type('Total', '#core/entity/meta.ts');
  for (const [name, from] of printed) if (used.has(name)) imports.type(name, from);
  const types = own.filter(([name]) => used.has(name)).map(([name, text]) => `type ${name} = ${text};\n`);
  const body = [types.join(''), STORED, `export interface CallTypes {\n${rows.join('')}}\n`, BY_PATH];
  return page(banner('schemas/'), imports, body.join('\n'));
}
