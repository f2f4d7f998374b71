import type * as z from 'zod/mini';
import type { CallMeta, EntityMeta, InputRefMeta } from '#core/entity/meta.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import type { AnyHandler } from '../handlers/handlers.ts';
import { entityOf } from '../policies/tableOf.ts';
import { referencesOf, type References } from './references.ts';

/** One row of generated/server/routes.gen.ts. */
export interface DeclaredRoute {
  call: CallMeta;
  input: z.core.$ZodType;
  output?: z.core.$ZodType;
  refs?: readonly InputRefMeta[];
}

/** A declared call with all that the guards need, worked out at the start. */
export interface BoundRoute extends DeclaredRoute {
  entity: EntityMeta | undefined;
  handler: AnyHandler;
  references: References;
  legacy: ReadonlySet<string>;
}

/**
 * Binds each declared call to its handler. Throws, naming every gap, where a call lacks path, permission,
 * system, limit, schema or handler: a server that cannot guard a call does not start (architecture 4).
 */
export function bindRoutes(
  declared: readonly DeclaredRoute[],
  handlers: ReadonlyMap<string, AnyHandler>,
): Map<string, BoundRoute> {
  const bound = new Map<string, BoundRoute>();
  const gaps: string[] = [];
  for (const route of declared) {
    const { call } = route;
    const handler = handlers.get(call.name);
    gaps.push(...gapsOf(route, handler).map((gap) => `the call "${call.name}" ${gap}`));
    if (!handler) continue;
    const entity = entityOf(call.entity);
    const complete: BoundRoute = {
      ...route,
      entity,
      handler,
      references: referencesOf(call, entity, route.refs),
      legacy: new Set(call.legacyPaths),
    };
    for (const path of new Set([...call.paths, ...call.legacyPaths])) {
      const other = bound.get(path);
      if (other) gaps.push(`the path ${path} is that of "${other.call.name}" and of "${call.name}"`);
      bound.set(path, complete);
    }
  }
  if (gaps.length > 0) throw new Error(gaps.join('\n'));
  return bound;
}

function gapsOf({ call, input }: DeclaredRoute, handler: AnyHandler | undefined): string[] {
  const gaps: string[] = [];
  if (call.paths.length === 0) gaps.push('has no path');
  for (const path of call.paths)
    if (!path.startsWith('/') || !path.endsWith('.shtml')) gaps.push(`has a path that is none: ${path}`);
  if (call.perm !== 'open' && call.perm !== 'public' && !Object.hasOwn(permissions, call.perm))
    gaps.push(`has no permission that exists: ${call.perm}`);
  if (!Array.isArray(call.systems) || call.systems.length === 0) gaps.push('belongs to no system');
  if (!(call.limit > 0)) gaps.push('has no limit');
  if (!input) gaps.push('has no schema');
  if (!handler) gaps.push('has no handler');
  return gaps;
}
