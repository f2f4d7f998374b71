import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { menuTable, routeTable, titleOf, type RouteMeta } from '#core/entity/route.ts';
import { shortMenu } from '#codegen/emit/menu.ts';
import { shortRoutes } from '#codegen/emit/routes.ts';
import { loadFolder } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import { formatProblem } from '#codegen/problems.ts';

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

  it('give the console routes and sidebar whole, which are printed short', () => {
    const printed = <T>(rows: T): T => JSON.parse(JSON.stringify(rows)) as T;
    const whole = routeTable(...printed(shortRoutes(model!)));
    const order = ({ path, systems }: RouteMeta) => `${path} ${systems.join()}`;
    expect(Object.fromEntries(whole.map((route) => [order(route), route]))).toEqual(
      Object.fromEntries(model!.routes.map((route) => [order(route), route])),
    );
    expect(whole.map(({ path }) => path)).toEqual(model!.routes.map(({ path }) => path));
    expect(menuTable(whole, printed(shortMenu(model!)))).toEqual(
      model!.menu.map(({ key, systems, entries }) => ({ key, systems, entries })),
    );
  });

  it('are not printed with a route that would be given a permission which it does not need', () => {
    const { perm: _, ...free } = model!.routes.find(({ path }) => path === '/adv_mag')!;
    const rest = model!.routes.filter(({ path }) => path !== '/adv_mag');
    expect(() => shortRoutes({ routes: [...rest, free] })).toThrow(
      '/adv_mag needs no permission, and its view "ad.view"',
    );
  });

  it.each([
    [{ view: 'list' }, 'resources.tags.name'],
    [{ view: 'members' }, 'resources.tags.name'],
    [{ view: 'edit' }, 'resources.tags.name'],
    [{ view: 'used' }, 'resources.tags.views.used'],
    [{ view: 'toString' }, 'resources.tags.views.toString'],
    [{ page: 'tagWall' }, 'menu.pages.tagWall'],
    [{ redirect: '/tags' }, ''],
  ])('title a route of %o as %s', (route, title) => {
    expect(titleOf({ resource: 'tags', ...route })).toBe(title);
  });
});
