import { expect, it } from 'vitest';
import { warmable } from '../../bin/apiWarm.ts';

const at = (path: string): string => `file:///project/${path}`;

it('the next server loads in advance what leads to nothing printed', () => {
  const imports = [
    ['server/serve.ts', 'server/app.ts'],
    ['server/app.ts', 'node_modules/fastify/fastify.js'],
    ['server/app.ts', 'server/calls.ts'],
    ['server/calls.ts', 'generated/server/routes.gen.ts'],
    ['generated/server/routes.gen.ts', 'core/entity/meta.ts'],
    ['server/app.ts', 'server/log.ts'],
    ['server/log.ts', 'node:fs'],
    ['server/log.ts', 'package.json'],
    // A circle that ends in print.
    ['server/calls.ts', 'server/app.ts'],
  ].map(([from, to]) => [at(from!), to!.startsWith('node:') ? to! : at(to!)] as const);
  expect(warmable(imports)).toEqual(
    ['node_modules/fastify/fastify.js', 'core/entity/meta.ts', 'server/log.ts'].map(at),
  );
});
