import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';

const ROOT = join(import.meta.dirname, '..');
const SCHEMAS = join(ROOT, 'schemas');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-entity-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Answers the questions of `npm run new` and returns the file that it writes, as path → text. */
function newEntity(name: string, en: string, zh: string): [path: string, text: string][] {
  const dest = join(folder, name);
  const plop = [join(ROOT, 'node_modules/plop/bin/plop.js'), '--dest', dest, '--no-progress'];
  execFileSync(process.execPath, [...plop, 'entity', name, en, zh], { cwd: ROOT, stdio: 'pipe' });
  return readdirSync(join(dest, 'schemas')).map((file) => [
    `schemas/${file}`,
    readFileSync(join(dest, 'schemas', file), 'utf8'),
  ]);
}

/** The model of all schemas of the project with these beside them. */
function modelWith(added: [path: string, text: string][]) {
  const own = readdirSync(SCHEMAS).filter((file) => file.endsWith('.yaml'));
  const texts = own.map((file): [string, string] => [`schemas/${file}`, readFileSync(join(SCHEMAS, file), 'utf8')]);
  return buildModel(loadTexts(new Map([...texts, ...added])));
}

describe('a new entity', () => {
  test('has list, form, page, menu entry, permissions and calls as it is written', () => {
    const { model, problems } = modelWith(newEntity('fleetCar', 'Fleet car', '车队车辆'));
    expect(problems).toEqual([]);
    const entity = model?.entities.find(({ names }) => names.camel === 'fleetCar');
    expect(entity?.label).toEqual({ zh: '车队车辆', en: 'Fleet car' });
    expect(entity?.calls.map(({ name, paths }) => [name, paths[0]])).toEqual([
      ['fleetCar.list', '/fleet-car/list.shtml'],
      ['fleetCar.one', '/fleet-car/detail.shtml'],
      ['fleetCar.create', '/fleet-car/add.shtml'],
      ['fleetCar.update', '/fleet-car/update.shtml'],
      ['fleetCar.delete', '/fleet-car/delete.shtml'],
    ]);
    const views = model?.routes.filter(({ resource }) => resource === entity?.names.kebabs).map(({ view }) => view);
    expect(views).toEqual(expect.arrayContaining(['list', 'create', 'edit', 'show']));
    const entries = model?.menu.flatMap((section) => section.entries);
    expect(entries).toContainEqual(expect.objectContaining({ key: 'fleetCar', perm: 'fleetCar.view' }));
    const permissions = model?.permissions.map(({ name }) => name);
    for (const verb of ['view', 'add', 'edit', 'delete']) expect(permissions).toContain(`fleetCar.${verb}`);
  });

  test('takes labels with any punctuation', () => {
    const label = `"Cars", {{vans}} & trucks: #1}`;
    const { model, problems } = modelWith(newEntity('vehicle', label, '车辆：“一号”'));
    expect(problems).toEqual([]);
    const entity = model?.entities.find(({ names }) => names.camel === 'vehicle');
    expect(entity?.label).toEqual({ zh: '车辆：“一号”', en: label });
  });
});
