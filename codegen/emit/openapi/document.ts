import type { Model } from '../../model/model.ts';
import type { CallDef, Entity, JsonSchema } from '../../model/types.ts';
import { allCalls } from '../calls.ts';
import { componentSchemas, dataName, payloadName, refTo, summaryOf } from './schemas.ts';

const HEX32 = '^[0-9a-f]{32}$';

/** The envelope (architecture 4): what stands in the query of every call. */
const text = (description: string, more: JsonSchema = {}): JsonSchema => ({ type: 'string', description, ...more });
const ENVELOPE: JsonSchema = {
  type: 'object',
  required: ['appid', 'language', 'sequence', 'timestamp', 'uuid', 'version', 'traceKey', 'sign'],
  properties: {
    appid: text('Id of the application; its key signs'),
    language: text('Language of messages', { enum: ['zh_cn', 'en_us'] }),
    sequence: text('Unique per call', { pattern: HEX32 }),
    timestamp: text('Milliseconds since 1970', { pattern: '^[0-9]{13}$' }),
    token: text('Of the session; only where signed in'),
    uuid: text('Id of this installation, kept', { pattern: HEX32 }),
    version: text('Of the protocol', { enum: ['1.3'] }),
    traceKey: text('The same for all calls that one action of a user caused', { pattern: HEX32 }),
    sign: text('md5 in lower-case hex over the sorted fields, path and payload, and the application key', {
      pattern: HEX32,
    }),
  },
};

/** One parameter is the whole query: an object in form style is a parameter for each of its members. */
const PARAMETER = {
  name: 'envelope',
  in: 'query',
  required: true,
  style: 'form',
  explode: true,
  schema: refTo('Envelope'),
};

function answer(entity: Entity, call: CallDef): JsonSchema {
  const data = dataName(entity, call);
  const json = {
    'application/json': {
      schema:
        data === undefined ? refTo('Answer') : { allOf: [refTo('Answer'), { properties: { data: refTo(data) } }] },
    },
  };
  const file = call.download ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } : {};
  return { description: call.download ? 'A file, or an error as JSON' : 'The answer', content: { ...file, ...json } };
}

function operation(entity: Entity, call: CallDef): JsonSchema {
  const form = {
    schema: {
      type: 'object',
      required: ['payload'],
      properties: { payload: refTo(payloadName(entity, call)) },
    },
    encoding: { payload: { contentType: 'application/json' } },
  };
  return {
    operationId: call.name,
    tags: [entity.names.camel],
    summary: summaryOf(entity, call),
    ...(call.perm === 'public' ? { security: [] } : {}),
    'x-call': { permission: call.perm, systems: call.systems, limit: call.limit },
    parameters: [{ $ref: '#/components/parameters/envelope' }],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } },
    responses: { 200: answer(entity, call) },
  };
}

/** Returns the paths of a call: an alias refers to the first. */
function pathsOf(entity: Entity, call: CallDef): [string, JsonSchema][] {
  const [first, ...aliases] = call.paths;
  const pointer = `#/paths/${first!.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return [
    [first!, { post: operation(entity, call) }],
    ...aliases.map((path): [string, JsonSchema] => [path, { $ref: pointer }]),
  ];
}

/** Returns the OpenAPI 3.1 document of all calls. */
export function openApiDocument(model: Model): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1.3',
      description: 'Calls of console and server. Each is a POST of one form field, `payload`, that holds JSON.',
    },
    security: [{ token: [], session: [] }],
    tags: model.entities.map((entity) => ({ name: entity.names.camel, description: entity.label.en })),
    paths: Object.fromEntries(allCalls(model).flatMap(({ entity, call }) => pathsOf(entity, call))),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'query', name: 'token' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
      parameters: { envelope: PARAMETER },
      schemas: { Envelope: ENVELOPE, ...componentSchemas(model) },
    },
  };
}
