import type { CallDef, Entity } from '../model/types.ts';
import { addImport, insertSorted } from './insert.ts';

/** Names of a handler that is new. */
export interface HandlerNames {
  /** "vehicle.park" */
  call: string;
  /** Name of its constant; a word that JavaScript keeps is another: "remove" for delete. */
  constant: string;
  /** In server/handlers/index.ts: "parkVehicle". */
  alias: string;
  folder: string;
}

export const handlerNames = ({ names }: Entity, { name, verb }: CallDef): HandlerNames => ({
  call: name,
  constant: verb === 'delete' ? 'remove' : verb,
  alias: `${verb}${names.pascal}`,
  folder: names.kebabs,
});

/** What a verb does that codegen knows, to be called before or after what is to be added. */
const GENERIC: Readonly<Record<string, { from: string; imported: string; run: string }>> = {
  list: { from: '../crud/list.ts', imported: 'list as rowsOf', run: 'rowsOf(META, context)' },
  one: { from: '../crud/one.ts', imported: 'one as rowOf', run: 'rowOf(META, context)' },
  create: { from: '../crud/create.ts', imported: 'create as createRow', run: 'createRow(META, context)' },
  update: { from: '../crud/update.ts', imported: 'update as updateRow', run: 'updateRow(META, context)' },
};

/** Returns a handler's file: it does what the generated verb does, or refuses until somebody says what it does. */
export function handlerText(entity: Entity, call: CallDef): string {
  const { constant } = handlerNames(entity, call);
  const { camel, kebabs } = entity.names;
  const meta = `${camel}Meta`;
  const known = GENERIC[call.verb];
  const imported = `import { ${meta} } from '#generated/model/${kebabs}/meta.gen.ts';\nimport { handler } from '../../call/handler.ts';\n`;
  if (known)
    return `${imported}import { ${known.imported} } from '${known.from}';\n\n/** As the generated verb does it; what it does beside that goes here. */\nexport const ${constant} = handler('${call.name}', (context) => ${known.run.replaceAll('META', meta)});\n`;
  if (call.action !== undefined && !call.needsHandler)
    return `${imported}import { actionOf } from '../actionOf.ts';\nimport { act } from '../transition.ts';\n\n/** As the generated action does it; \`check\` sees each row before it moves. */\nexport const ${constant} = handler('${call.name}', (context) =>\n  act(${meta}, actionOf(${meta}, '${call.action}'), context, {\n    check: async () => undefined,\n  }),\n);\n`;
  return `import { handler } from '../../call/handler.ts';\nimport { refusal } from '../../call/refuse.ts';\n\n/** Not done yet: it refuses, and keeps nothing. */\nexport const ${constant} = handler('${call.name}', async () => refusal('NOT_ALLOWED_NOW'));\n`;
}

/** Adds a handler to the list of all. Throws an Error where the call has one. */
export function listHandler(index: string, names: HandlerNames): string {
  if (index.includes(`'${names.call}':`))
    throw new Error(`${names.call} has a handler already: see server/handlers/index.ts`);
  const imported = names.constant === names.alias ? names.constant : `${names.constant} as ${names.alias}`;
  const withImport = addImport(index, `import { ${imported} } from './${names.folder}/${names.constant}.ts';`);
  const key = (line: string): string => /'([^']+)'/.exec(line)?.[1] ?? '';
  return insertSorted(withImport, `  '${names.call}': ${names.alias},`, (line) => /^ {2}'\w+\.\w+': /.test(line), key);
}

/** Returns the test of a handler: the call as it is sent and signed, by somebody who may and by nobody. */
export function handlerTest(call: CallDef): string {
  const persona = call.systems.includes('YXF') ? 'owner' : 'advertiser';
  const known = call.verb in GENERIC || (call.action !== undefined && !call.needsHandler);
  return `import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '#generated/model/errors.gen.ts';
import { cases } from '#generated/testing/cases.gen.ts';
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
  test('${known ? 'answers, and never with a fault' : 'refuses until it is written'}', async () => {
    const { code } = await call(app, app.personas.${persona}, '${call.name}', valid);
    expect(code)${known ? '.not.toBe(errors.SERVER_FAULT.code)' : '.toBe(errors.NOT_ALLOWED_NOW.code)'};
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

/** Where a handler and its test stand. */
export const handlerFiles = ({ folder, constant }: HandlerNames): { file: string; test: string } => ({
  file: `server/handlers/${folder}/${constant}.ts`,
  test: `tests/server/handlers/${folder}/${constant}.test.ts`,
});
