import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toTs } from '#codegen/expression/toTs.ts';
import { signalsOf } from '#codegen/expression/walk.ts';
import type { Expr } from '#codegen/expression/types.ts';
import { loadTexts } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import type { Model } from '#codegen/model/model.ts';
import { formatProblem } from '#codegen/problems.ts';

const here = join(import.meta.dirname, 'golden');

/** The files of a case as schemas/…, with the words that all cases share unless it has its own. */
function textsOf(name: string): Map<string, string> {
  const words = join(here, '_words/_enums.yaml');
  const texts = new Map([['schemas/_enums.yaml', readFileSync(words, 'utf8')]]);
  for (const file of readdirSync(join(here, name))) {
    if (/\.ya?ml$/.test(file) && file !== 'facts.yaml')
      texts.set(`schemas/${file}`, readFileSync(join(here, name, file), 'utf8'));
  }
  return texts;
}

const isExpr = (value: object): value is Expr => 'node' in value && 'type' in value && 'line' in value;

/** The model as facts.yaml writes it: lists of named things as maps, sets as lists, conditions as the code they become. */
function readable(value: unknown): unknown {
  if (value instanceof Set) return [...value];
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  if (isExpr(value)) return signalsOf(value).length > 0 ? `asks ${signalsOf(value).join()}` : toTs(value).code;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, readable(inner)]));
}

const byName = (items: readonly object[], name: (item: never) => string) =>
  Object.fromEntries(items.map((item) => [name(item as never), item]));

function facts(model: Model, wanted: { routes?: { path: string }[] }): unknown {
  const entities = model.entities.map((entity) => ({
    ...entity,
    fields: byName(entity.fields, (field: { name: string }) => field.name),
    actions: byName(entity.actions, (action: { name: string }) => action.name),
    calls: byName(entity.calls, (call: { verb: string }) => call.verb),
  }));
  const paths = wanted.routes?.map((route) => route.path) ?? [];
  const routes = model.routes.filter((route) => paths.length === 0 || paths.includes(route.path));
  const menu = model.menu.slice(0, 1);
  return readable({
    ...model,
    entities: byName(entities, (entity: { names: { camel: string } }) => entity.names.camel),
    routes,
    menu,
  });
}

const cases = readdirSync(here).filter((name) => !name.startsWith('_'));

describe('schema files', () => {
  for (const name of cases.filter((each) => existsSync(join(here, each, 'error.txt')))) {
    it(`reports every mistake of ${name} at its place, all at once`, async () => {
      const { model, problems } = buildModel(loadTexts(textsOf(name)));
      await expect(`${problems.map(formatProblem).join('\n')}\n`).toMatchFileSnapshot(join(here, name, 'error.txt'));
      expect(model).toBeNull();
    });
  }

  for (const name of cases.filter((each) => existsSync(join(here, each, 'facts.yaml')))) {
    it(`gives the facts of ${name}`, () => {
      const wanted = parse(readFileSync(join(here, name, 'facts.yaml'), 'utf8'));
      const { model, problems } = buildModel(loadTexts(textsOf(name)));
      expect(problems.map(formatProblem)).toEqual([]);
      expect(facts(model!, wanted)).toMatchObject(wanted);
    });
  }

  it('gives the same model whatever the order of files and of their reading', () => {
    const texts = [...textsOf('examples')];
    const shuffled = new Map([...texts].toReversed());
    const first = buildModel(loadTexts(new Map(texts)));
    const second = buildModel(loadTexts(shuffled, loadTexts(new Map(texts.slice(3)))));
    expect(JSON.stringify(second.model)).toBe(JSON.stringify(first.model));
  });

  it('freezes the model', () => {
    const { model } = buildModel(loadTexts(textsOf('plain-entity')));
    expect(() => Object.assign(model!.entities[0]!.names, { camel: 'x' })).toThrow(TypeError);
  });
});
