import type { CallDef, Entity } from '../model/types.ts';
import { insertSorted } from './insert.ts';

/** Names for a new handler. */
export interface HandlerNames {
  /** "vehicle.park" */
  call: string;
  /** Name of its constant; a reserved word of JavaScript is replaced: "remove" for delete. */
  constant: string;
  folder: string;
}

export const handlerNames = ({ names }: Entity, { name, verb }: CallDef): HandlerNames => ({
  call: name,
  constant: verb === 'delete' ? 'remove' : verb,
  folder: names.kebabs,
});

/** Decision that a hand-written handler makes for each generated verb. */
const DECIDES: Readonly<Record<string, string>> = {
  create: `creating('ENTITY', async (_draft) => undefined)`,
  update: `updating('ENTITY', async (_before, _merged) => undefined)`,
  action: `acting('ENTITY', 'VERB', async (_row) => undefined)`,
};

/** Source of each generated reading verb, which the new handler calls before or after its own work. */
const READS: Readonly<Record<string, { from: string; imported: string; run: string }>> = {
  list: { from: '../crud/list.ts', imported: 'list as rowsOf', run: 'rowsOf' },
  one: { from: '../crud/one.ts', imported: 'one as rowOf', run: 'rowOf' },
};

/** Returns the file of a new handler: it does what the generated verb does, or refuses until it is written. */
export function handlerText(entity: Entity, call: CallDef): string {
  const { constant } = handlerNames(entity, call);
  const { camel, kebabs } = entity.names;
  const read = READS[call.verb];
  if (read)
    return `import { ${camel}Meta } from '#generated/model/${kebabs}/meta.gen.ts';\nimport { handler } from '../../call/handler.ts';\nimport { ${read.imported} } from '${read.from}';\n\n/** As the generated verb does it; what it does beside that goes here. */\nexport const ${constant} = handler('${call.name}', (context) => ${read.run}(${camel}Meta, context));\n`;
  const decides = DECIDES[call.verb] ?? (isGenericAction(call) ? DECIDES['action'] : undefined);
  if (decides) {
    const text = decides.replace('ENTITY', camel).replace('VERB', call.verb);
    const verb = text.slice(0, text.indexOf('('));
    return `import { ${verb} } from '../verbs.ts';\n\n/** As the generated verb does it: nothing is refused, changed or done besides (see Decision in crud/decision.ts). */\nexport const ${constant} = ${text};\n`;
  }
  return `import { handler } from '../../call/handler.ts';\nimport { refusal } from '../../call/refuse.ts';\n\n/** Not done yet: it refuses, and keeps nothing. */\nexport const ${constant} = handler('${call.name}', async () => refusal('NOT_ALLOWED_NOW'));\n`;
}

const isGenericAction = (call: CallDef): boolean => call.action !== undefined && !call.needsHandler;

/** Adds a handler to the index. Throws an Error if the call has one. */
export function listHandler(index: string, { call, constant, folder }: HandlerNames): string {
  if (index.includes(`as '${call}'`)) throw new Error(`${call} has a handler already: see server/handlers/index.ts`);
  const file = (line: string): string => /from '([^']+)'/.exec(line)?.[1] ?? '';
  const line = `export { ${constant} as '${call}' } from './${folder}/${constant}.ts';`;
  return insertSorted(index, line, (each) => each.startsWith('export {'), file);
}

/** Returns the test of a handler: a signed call with permission, and one without. */
export function handlerTest(call: CallDef): string {
  const persona = call.systems.includes('YXF') ? 'owner' : 'advertiser';
  return `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { cases } from '#tests/support/cases/calls.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call } from '#tests/support/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** A payload that the call takes; what it refers to is not there. */
const { valid } = cases.find((each) => each.call.name === '${call.name}')!;

describe('${call.name}', () => {
  test('answers as it should', async () => {
    const { code, data } = await call(app, app.personas.${persona}, '${call.name}', valid);
    // Make the records that it is about, and say what is right, in the answer and in the store: it fails until then.
    expect({ code, data }).toEqual('what ${call.name} answers');
  });
${
  call.perm === 'public'
    ? ''
    : `
  test('asks who is calling', async () => {
    expect((await call(app, null, '${call.name}', valid)).code).toBe(errors.LOGIN_TIMEOUT${call.legacyPaths.includes(call.paths[0] ?? '') ? '_LEGACY' : ''}.code);
  });
`
}});
`;
}

/** Paths of a handler and of its test. */
export const handlerFiles = ({ folder, constant }: HandlerNames): { file: string; test: string } => ({
  file: `server/handlers/${folder}/${constant}.ts`,
  test: `tests/server/handlers/${folder}/${constant}.test.ts`,
});
