import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFolder } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import plopfile from '../plopfile.ts';

const ROOT = join(import.meta.dirname, '..');
const PARTS = ['package.json', 'tsconfig.json', '.oxfmtrc.json', 'vite.config.ts', 'docs', 'schemas', 'codegen'];
const ROOMS = ['core', 'generated', 'server', 'src', 'stage', 'resources', 'tests'];

/** Plop is started a dozen times, and half of a start is the loading of modules. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/new') };

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'plop-'));
  for (const part of [...PARTS, ...ROOMS]) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => {
  unlinkSync(join(copy, 'node_modules'));
  rmSync(copy, { recursive: true });
});

/** Runs `npm run new -- …` as a person would, writing into the copy. */
function plop(...words: string[]): string {
  const plop = [join(ROOT, 'node_modules/plop/bin/plop.js'), '--dest', copy, '--no-progress', ...words];
  const options = { cwd: ROOT, encoding: 'utf8', timeout: 60_000, env: { ...process.env, ...COMPILED } } as const;
  const { stdout, stderr } = spawnSync(process.execPath, plop, options);
  return stdout + stderr;
}

type Refusing = (given: Record<string, string>) => Promise<string>;

/** Returns what a generator answers to words: by the plopfile itself, since a process for each takes most of a second. */
async function refusalOf(generator: string, words: readonly string[]): Promise<unknown> {
  const actions = new Map<string, { asked: readonly string[]; act: Refusing }>();
  const api = {
    getDestBasePath: () => copy,
    setHelper: () => undefined,
    setGenerator: (name: string, { prompts, actions: [act] }: { prompts: { name: string }[]; actions: [Refusing] }) =>
      void actions.set(name, { asked: prompts.map((prompt) => prompt.name), act }),
  };
  const { argv } = process;
  // Where words are missing the plopfile ends the process that has read it.
  process.argv = [...argv.slice(0, 2), generator, ...words];
  plopfile(api as never);
  process.argv = argv;
  const { asked, act } = actions.get(generator)!;
  const given = Object.fromEntries(asked.map((name, at) => [name, words[at] ?? '']));
  return act(given).catch((error: unknown) => error);
}

const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
const model = () => buildModel(loadFolder(join(copy, 'schemas')));
const print = () =>
  execFileSync(process.execPath, [join(copy, 'codegen/cli.ts')], { cwd: copy, encoding: 'utf8', timeout: 60_000 });

describe('npm run new', () => {
  test('entity: has list, form, page, menu entry, permissions and calls as it is written', () => {
    plop('entity', 'fleetCar', '--', '--en', 'Fleet car', '--zh', '车队车辆');
    const { model: built, problems } = model();
    expect(problems).toEqual([]);
    const entity = built?.entities.find(({ names }) => names.camel === 'fleetCar');
    expect(entity?.label).toEqual({ zh: '车队车辆', en: 'Fleet car' });
    expect(entity?.calls.map(({ name, paths }) => [name, paths[0]])).toEqual([
      ['fleetCar.list', '/fleet-car/list.shtml'],
      ['fleetCar.one', '/fleet-car/detail.shtml'],
      ['fleetCar.create', '/fleet-car/add.shtml'],
      ['fleetCar.update', '/fleet-car/update.shtml'],
      ['fleetCar.retire', '/fleet-car/retire.shtml'],
      ['fleetCar.restore', '/fleet-car/restore.shtml'],
      ['fleetCar.delete', '/fleet-car/delete.shtml'],
    ]);
    const views = built?.routes.filter(({ resource }) => resource === entity?.names.kebabs).map(({ view }) => view);
    expect(views).toEqual(expect.arrayContaining(['list', 'create', 'edit', 'show']));
    const entries = built?.menu.flatMap((section) => section.entries);
    expect(entries).toContainEqual(expect.objectContaining({ key: 'fleetCar', perm: 'fleetCar.view' }));
    const permissions = built?.permissions.map(({ name }) => name);
    for (const verb of ['view', 'add', 'edit', 'delete']) expect(permissions).toContain(`fleetCar.${verb}`);
  });

  test('entity: takes labels with any punctuation', () => {
    const label = `"Cars", {{vans}} & trucks: #1}`;
    plop('entity', 'vehicle', label, '车辆：“一号”');
    const { model: built, problems } = model();
    expect(problems).toEqual([]);
    const entity = built?.entities.find(({ names }) => names.camel === 'vehicle');
    expect(entity?.label).toEqual({ zh: '车辆：“一号”', en: label });
  });

  test('report: measures and dimensions over kept sums, and nothing else; page and entry come of it [REP-06]', () => {
    const said = plop('report', 'storeReport', 'playSum', 'Stores', '门店统计');
    expect(said).toContain('+ schemas/reports/store-report.yaml');
    expect(said).not.toMatch(/[+~] (?!schemas\/reports\/|generated\/)\S/);
    const { model: built, problems } = model();
    expect(problems).toEqual([]);
    expect(built?.reports.find(({ name }) => name === 'storeReport')?.label).toEqual({ zh: '门店统计', en: 'Stores' });
    const entries = built?.menu.flatMap((section) => section.entries);
    expect(entries).toContainEqual(expect.objectContaining({ path: '/store-report', anyPerm: ['report.ad'] }));
  });

  test.each([
    [['entity', 'fleet-car', 'A', '甲'], 'did you mean "fleetCar"?'],
    [['entity', 'device', 'A', '甲'], 'device is there already'],
    [['entity', 'devices', 'A', '甲'], 'named in the singular'],
    [['override', 'devise', 'list'], '"devise" is no entity; did you mean "device"?'],
    [['override', 'device', 'lst'], '"lst" is no view; did you mean "list"?'],
    [['override', 'ad', 'show'], 'resources/ads/overrides.tsx is there already'],
    [['handler', 'vehicle', 'retyre'], 'vehicle has no call "retyre"; did you mean "retire"?'],
    [['handler', 'ad', 'create'], 'server/handlers/ads/create.ts is there already'],
    [['handler', 'ad', 'approve'], 'ad.approve has a handler already'],
    [['input', 'color'], 'color is there already'],
    [['report', 'stores', 'playSum', 'Stores', '门店'], '"stores" does not end in Report'],
    [['report', 'shopReport', 'ad', 'Stores', '门店'], 'ad has no sums by hour and day'],
    [['widget', 'clock', 'Clock', '时钟'], 'clock is there already'],
    [['widget', 'words', 'Words', '文字'], 'words is there already'],
    [['widget', 'queue-board', 'Queue', '叫号'], 'did you mean "queueBoard"?'],
    [['field-type', 'plate', '[A-Z]+', 'AB'], 'begins with ^ and ends with $'],
    [['field-type', 'plate', '^[A-Z]+$', 'ab'], '"ab" is not like ^[A-Z]+$'],
    [['error', 'slotIsFull', 'a', 'b', 'c', 'd'], 'capitals, as in SLOT_IS_FULL'],
    [['error', 'NOT_FOUND', 'a', 'b', 'c', 'd'], 'NOT_FOUND is there already'],
  ])('refuses %j: %s', async ([generator = '', ...words], said) => {
    const index = read('server/handlers/index.ts');
    expect(await refusalOf(generator, words)).toMatchObject({ message: expect.stringContaining(said) });
    expect(read('server/handlers/index.ts')).toBe(index);
  });

  test('refuses on the command line as well, and writes nothing', () => {
    const index = read('server/handlers/index.ts');
    expect(plop('handler', 'ad', 'create')).toContain('server/handlers/ads/create.ts is there already');
    expect(read('server/handlers/index.ts')).toBe(index);
  });

  test('handler: does what the verb does and is listed; its test fails until it says what is right (structure 12)', () => {
    for (const verb of ['create', 'retire'])
      expect(plop('handler', 'vehicle', verb)).toContain(`+ server/handlers/vehicles/${verb}.ts`);
    expect(read('server/handlers/vehicles/create.ts')).toContain("creating('vehicle'");
    expect(read('server/handlers/vehicles/retire.ts')).toContain("acting('vehicle', 'retire'");
    expect(read('server/handlers/index.ts')).toContain(
      "export { retire as 'vehicle.retire' } from './vehicles/retire.ts';",
    );
    for (const verb of ['create', 'retire']) {
      const written = read(`tests/server/handlers/vehicles/${verb}.test.ts`);
      // Structure 12: no refusal passes, and no answer either, until somebody says which is right.
      expect(written).toContain(`expect({ code, data }).toEqual('what vehicle.${verb} answers')`);
      expect(written).not.toMatch(/\.not\.toBe|NOT_ALLOWED_NOW/);
    }
  });

  test.each([
    [
      ['error', 'SLOT_IS_SHUT'],
      '--name <Name (SLOT_IS_FULL)> --en <',
      'There is no terminal to ask for en, zh, fixEn, fixZh',
    ],
    [['error', '--', '--name', 'SLOT_IS_SHUT', '--en', 'Shut'], '--fixEn <', 'ask for zh, fixEn, fixZh'],
    [[], 'npm run new -- handler --entity <', 'There is no terminal to ask what is new'],
  ])('language 4: without a terminal %j says how to answer', (words, usage, said) => {
    const before = read('schemas/_errors.yaml');
    const answer = plop(...words);
    expect(answer).toContain(said);
    expect(answer).toContain(usage);
    expect(answer).not.toContain('at async');
    expect(read('schemas/_errors.yaml')).toBe(before);
  });

  test('override: typed slots over a list and a form, each with its test', () => {
    expect(plop('override', 'vehicle', 'list')).toContain('+ resources/vehicles/overrides.tsx');
    expect(plop('override', 'vehicle', 'form')).toContain('+ resources/vehicles/formOverrides.tsx');
    expect(read('resources/vehicles/overrides.tsx')).toContain('export const slots: VehicleSlots');
    expect(read('resources/vehicles/formOverrides.tsx')).toContain('form: { above:');
    expect(existsSync(join(copy, 'tests/resources/vehicles/formOverrides.test.tsx'))).toBe(true);
  });

  test('input, field-type and error: all three can be used in a schema at once', () => {
    plop('input', 'starRating');
    plop('field-type', 'plate', '^[A-Z]{2}[0-9]{4}$', 'AB1234');
    const lowest = Math.min(
      ...[...read('schemas/_errors.yaml').matchAll(/code: (-\d+)/g)].map(([, code]) => Number(code)),
    );
    plop('error', 'VEHICLE_IS_OUT', 'The vehicle: out', '车辆已出', 'Wait, "please"', '等待');
    expect(read('schemas/_errors.yaml')).toContain(`VEHICLE_IS_OUT: {code: ${lowest - 1},`);
    const fields = `  plateNo: {type: string, format: plate, x-label: {zh: 车牌, en: Plate}}
  stars: {type: integer, minimum: 0, x-widget: starRating, x-label: {zh: 星级, en: Stars}}
  remark:`;
    const file = join(copy, 'schemas/vehicle.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('  remark:', fields).replace(', remark]', ', plateNo, stars, remark]'),
    );
    expect(print()).toMatch(/\d+ written/);
    const form = read('generated/console/vehicles/VehicleForm.gen.tsx');
    expect(form).toContain('<StarRatingInput source="stars"');
    expect(read('generated/model/vehicles/types.gen.ts')).toContain('^[A-Z]{2}[0-9]{4}$');
  });

  test('widget: a kind of the designer with its form, its picture, its drawing and a test', () => {
    expect(plop('widget', 'queueBoard', 'Queue "A"', '叫号屏')).toContain('+ schemas/widgets/queue-board.yaml');
    expect(read('stage/WidgetBox.tsx')).toContain('queueBoard: ({ widget }) => <QueueBoard {...widget.props} />');
    expect(print()).toMatch(/\d+ written/);
    expect(read('generated/layout/widgets.gen.ts')).toContain("kind: 'queueBoard'");
    const words = read('generated/console/widgets/words.gen.ts');
    expect(['叫号屏', 'Queue "A"'].filter((word) => !words.includes(word))).toEqual([]);
    expect(read('generated/docs/docs.gen.ts')).toContain("source: 'schemas/widgets/queue-board.yaml'");
  });

  test('all that was written holds against the types', { timeout: 300_000 }, () => {
    const base = JSON.parse(read('tsconfig.json')) as { compilerOptions: Record<string, unknown> };
    const files = [
      'server/handlers/handlers.ts',
      'server/docs/entity/fields.ts',
      'src/theme/muiTheme.ts',
      'codegen/cli.ts',
      'resources/vehicles/overrides.tsx',
      'resources/vehicles/formOverrides.tsx',
      'generated/console/vehicles/VehicleForm.gen.tsx',
      'generated/console/vehicles/VehicleList.gen.tsx',
      'tests/resources/vehicles/listOverrides.test.tsx',
      'tests/server/handlers/vehicles/create.test.ts',
      'tests/server/handlers/vehicles/retire.test.ts',
      'tests/server/errors/VEHICLE_IS_OUT.test.ts',
      'tests/codegen/fields/plate.test.ts',
      'tests/stage/queueBoard.test.tsx',
      'stage/WidgetBox.tsx',
      'stage/hls.d.ts',
      'codegen/thread/openapiParts.d.ts',
      'resources/layouts/designer/WidgetIcon.tsx',
      'tests/codegen/emit/console/starRatingInput.test.ts',
    ];
    const config = {
      ...base,
      compilerOptions: { ...base.compilerOptions, incremental: false, tsBuildInfoFile: undefined },
      include: undefined,
      files,
    };
    writeFileSync(join(copy, 'tsconfig.plop.json'), JSON.stringify(config));
    const tsc = [join(ROOT, 'node_modules/typescript7/bin/tsc'), '-p', 'tsconfig.plop.json'];
    expect(spawnSync(process.execPath, tsc, { cwd: copy, encoding: 'utf8' }).stdout).toBe('');
  });
});
