import type { RouteMeta, System } from '#core/entity/meta.ts';
import { ImportSet } from '../imports.ts';
import type { Model, RouteDef } from '../model/model.ts';
import { banner, literal, page } from './banner.ts';
import type { Emitter } from './emitter.ts';

const SYSTEMS: readonly System[] = ['YXF', 'ADS'];

/** Returns the target of "/": its redirect, else the first path without parameters. */
function homeOf(model: Model, system: System): string {
  const own = model.routes.filter((route) => route.systems.includes(system));
  return (
    own.find((route) => route.path === '/')?.redirect ?? own.find((route) => !route.path.includes(':'))?.path ?? '/'
  );
}

const routeMeta = ({ path, systems, resource, view, page: name, redirect, perm, title }: RouteDef): RouteMeta => ({
  path,
  systems,
  ...(resource === undefined ? {} : { resource }),
  ...(view === undefined ? {} : { view }),
  ...(name === undefined ? {} : { page: name }),
  ...(redirect === undefined ? {} : { redirect }),
  ...(perm === undefined ? {} : { perm }),
  title,
});

/** Emitter of the console's paths, one table for router, menu and guard. */
export const routes: Emitter = {
  id: 'routes',
  emit(model) {
    const imports = new ImportSet();
    const route = imports.type('RouteMeta', '#core/entity/meta.ts');
    const system = imports.type('System', '#core/entity/meta.ts');
    const homes = Object.fromEntries(SYSTEMS.map((each) => [each, homeOf(model, each)]));
    const body = [
      `export const routes: readonly ${route}[] = [\n${model.routes.map((each) => `${literal(routeMeta(each))},\n`).join('')}];\n`,
      `/** Where "/" leads. */\nexport const homePath: Readonly<Record<${system}, string>> = ${literal(homes)};\n`,
    ];
    return [{ path: 'model/routes.gen.ts', text: page(banner('schemas/'), imports, body.join('\n')) }];
  },
};
