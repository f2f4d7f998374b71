import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFolder } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { formatProblem } from '#codegen/problems.ts';
import { routes } from '#generated/model/routes.gen.ts';

const { model, problems } = buildModel(loadFolder(join(import.meta.dirname, '../../../schemas')));

describe('the schemas of this project', () => {
  it('have no problems', () => {
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('name every call that needs no permission of its own', () => {
    const calls = model!.entities
      .flatMap((entity) => entity.calls)
      .filter((call) => call.perm === 'open' || call.perm === 'public');
    expect(calls.map((call) => `${call.name} ${call.perm}`).toSorted()).toMatchSnapshot();
  });

  it('number every permission but those of entities that _permissions.yaml does not know [PERM-02]', () => {
    const codes = model!.permissions.map((permission) => permission.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('give each path of the console one target in each system', () => {
    const targets = model!.routes.flatMap((route) => route.systems.map((system) => `${system} ${route.path}`));
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('give the console their routes whole, which are printed short', () => {
    const sorted = (all: readonly { path: string; systems: readonly string[] }[]) =>
      all.toSorted((a, b) => `${a.path} ${a.systems.join()}`.localeCompare(`${b.path} ${b.systems.join()}`));
    expect(sorted(routes)).toEqual(sorted(model!.routes));
  });
});
