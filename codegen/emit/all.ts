import { calls } from './calls.ts';
import { consoleEmitters } from './console/index.ts';
import { documentation } from './docs/index.ts';
import type { Emitter } from './emitter.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { handlers } from './handlers.ts';
import { inputs } from './inputs.ts';
import { limits } from './limits.ts';
import { menu } from './menu.ts';
import { meta } from './meta.ts';
import { metaSchema } from './metaSchema.ts';
import { openapi } from './openapi/openapi.ts';
import { permissions } from './permissions.ts';
import { reports } from './reports.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { derive } from './schema.ts';
import { serverEntity } from './serverEntity.ts';
import { states } from './states.ts';
import { stateWords } from './stateWords.ts';
import { tables } from './tables.ts';
import { types } from './types.ts';
import { widgets } from './widgets.ts';
import { widgetSamples } from './widgetSamples.ts';

/** All emitters. First those for which another thread types, and of these the one that it takes longest for. */
export const emitters: readonly Emitter[] = [
  openapi,
  types,
  derive,
  states,
  stateWords,
  meta,
  entities,
  calls,
  permissions,
  limits,
  errors,
  rules,
  routes,
  menu,
  serverEntity,
  tables,
  inputs,
  handlers,
  widgets,
  widgetSamples,
  reports,
  metaSchema,
  documentation,
  ...consoleEmitters,
];
