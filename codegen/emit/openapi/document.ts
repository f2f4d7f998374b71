import type { Model } from '../../model/model.ts';
import type { CallDef, Entity, JsonSchema } from '../../model/types.ts';
import { allCalls } from '../calls.ts';
import { componentSchemas, dataSchema, payloadSchema, refTo, summaryOf } from './schemas.ts';

const HEX32 = '^[0-9a-f]{32}$';

/** The envelope (architecture 4): what stands in the query of every call. */
const ENVELOPE: Record<string, { description: string; required: boolean; schema: JsonSchema }> = {
  appid: { description: 'Id of the application; its key signs', required: true, schema: { type: 'string' } },
  language: {
    description: 'Language of messages',
    required: true,
    schema: { type: 'string', enum: ['zh_cn', 'en_us'] },
  },
  sequence: { description: 'Unique per call', required: true, schema: { type: 'string', pattern: HEX32 } },
  timestamp: {
    description: 'Milliseconds since 1970',
    required: true,
    schema: { type: 'string', pattern: '^[0-9]{13}$' },
  },
  token: { description: 'Of the session; only where signed in', required: false, schema: { type: 'string' } },
  uuid: { description: 'Id of this installation, kept', required: true, schema: { type: 'string', pattern: HEX32 } },
  version: { description: 'Of the protocol', required: true, schema: { type: 'string', enum: ['1.3'] } },
  traceKey: {
    description: 'The same for all calls that one action of a user caused',
    required: true,
    schema: { type: 'string', pattern: HEX32 },
  },
  sign: {
    description: 'md5 in lower-case hex over the sorted fields, path and payload, and the application key',
    required: true,
    schema: { type: 'string', pattern: HEX32 },
  },
};

const parameters = Object.fromEntries(
  Object.entries(ENVELOPE).map(([name, { description, required, schema }]) => [
    name,
    { name, in: 'query', description, required, schema },
  ]),
);

function answer(entity: Entity, call: CallDef): JsonSchema {
  const data = dataSchema(entity, call);
  const json = {
    'application/json': {
      schema:
        data === undefined ? refTo('Answer') : { allOf: [refTo('Answer'), { type: 'object', properties: { data } }] },
    },
  };
  const file = call.download ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } : {};
  return { description: call.download ? 'A file, or an error as JSON' : 'The answer', content: { ...file, ...json } };
}

function operation(entity: Entity, call: CallDef): JsonSchema {
  const form = {
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['payload'],
      properties: { payload: payloadSchema(entity, call) },
    },
    encoding: { payload: { contentType: 'application/json' } },
  };
  return {
    operationId: call.name,
    tags: [entity.names.camel],
    summary: summaryOf(entity, call),
    ...(call.perm === 'public' ? { security: [] } : {}),
    'x-permission': call.perm,
    'x-systems': call.systems,
    'x-limit': call.limit,
    parameters: Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } },
    responses: { 200: answer(entity, call) },
  };
}

/** Returns the paths of a call: an alias is the same operation without an id of its own. */
function pathsOf(entity: Entity, call: CallDef): [string, JsonSchema][] {
  const own = operation(entity, call);
  const { operationId, ...rest } = own;
  return call.paths.map((path, index) => [path, { post: index === 0 ? own : { ...rest, 'x-alias-of': operationId } }]);
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
      parameters,
      schemas: componentSchemas(model),
    },
  };
}
