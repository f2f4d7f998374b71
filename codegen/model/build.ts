import type { Loaded } from '../load.ts';
import { sortProblems, type Problem } from '../problems.ts';
import { EntityBuilder, type Shared } from './entityBuilder.ts';
import { buildEntity, draftEntity } from './entity.ts';
import { buildErrors } from './errors.ts';
import { buildLimits } from './limits.ts';
import { buildMenu } from './menu.ts';
import { PermissionBook } from './permissions.ts';
import { buildHistory, buildRelated, referringOf } from './related.ts';
import { readSources } from './sources.ts';
import { buildReport } from './reports.ts';
import { scopeThrough } from './through.ts';
import type { Model } from './model.ts';
import type { Entity } from './types.ts';
import { buildWidget } from './widgets.ts';
import { buildWords } from './words.ts';
import { checkZones } from './zones.ts';

/**
 * Makes the model of all schema files: grammar, names, defaults, types of expressions. All problems are found at once,
 * in order of file and line; with any there is no model. The same files give the same model, whatever their order.
 */
export function buildModel(loaded: Loaded): { model: Model | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const sources = readSources(loaded, problems);
  const { _permissions, _menu, _enums, _limits, _errors } = sources.shared;
  const words = buildWords(_enums?.data);
  const { limits, uploads } = buildLimits(_limits, problems);
  const permissions = new PermissionBook(_permissions, problems, loaded.quoted);
  const shared: Shared = { problems, sources, words, limits, uploads, permissions, scopes: new Map() };
  const drafts = sources.entities.map((source) => draftEntity(new EntityBuilder(shared, source)));
  for (const { builder, scope } of drafts) shared.scopes.set(builder.name, scope);
  const built = drafts.map(buildEntity);
  const referring = referringOf(built);
  const whole = built.map((entity, index) => ({ entity, builder: drafts[index]!.builder }));
  whole.forEach((each) => checkZones(each, whole));
  const entities = built.map((entity, index) => ({
    ...entity,
    scope: scopeThrough(whole[index]!, whole),
    show: {
      ...entity.show,
      related: [
        ...buildRelated(drafts[index]!.builder, referring),
        ...buildHistory(drafts[index]!.builder, entity.calls),
      ],
    },
  }));
  const widgets = sources.widgets.map((source) => buildWidget(shared, source));
  const reports = sources.reports.map((source) => buildReport(shared, source, entities));
  checkPaths(entities, problems);
  checkNames(entities, problems);
  const model: Model = {
    entities,
    widgets,
    reports,
    ...buildMenu(_menu, { entities, reports: sources.reports }, permissions, problems),
    // After the menu, whose pages ask for some.
    permissions: permissions.all(),
    words: words.all,
    limits,
    uploads,
    ...buildErrors(_errors, entities, problems),
  };
  return { model: problems.length === 0 ? freeze(model) : null, problems: sortProblems(problems) };
}

/** No path of the wire belongs to two calls. */
function checkPaths(entities: readonly Entity[], problems: Problem[]): void {
  const owners = new Map<string, string>();
  for (const call of entities.flatMap((entity) => entity.calls)) {
    for (const path of call.paths) {
      const owner = owners.get(path);
      if (owner)
        problems.push({
          ...call.source,
          code: 'duplicate-path',
          message: `${call.name} has the path ${path} of ${owner}`,
        });
      owners.set(path, call.name);
    }
  }
}

/** No two entities share a plural: it names folder, resource and table. */
function checkNames(entities: readonly Entity[], problems: Problem[]): void {
  const owners = new Map<string, string>();
  for (const { names, source } of entities) {
    const owner = owners.get(names.camels);
    if (owner)
      problems.push({
        ...source,
        code: 'duplicate-plural',
        message: `${names.camel} has the plural "${names.camels}" of ${owner}`,
        hint: 'set x-entity.plural',
      });
    owners.set(names.camels, names.camel);
  }
}

/** Freezes a value and all that it holds, sets included. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of value instanceof Set ? value : Object.values(value)) freeze(inner);
  return value;
}
