import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '#generated/model/calls.gen.ts';
import { routes } from '#generated/model/routes.gen.ts';

const ID = /\b(?:SES|NET|PERM|HOME|AD|DEV|LAY|MAT|ENT|ME|MKT|ADS|REP|MON|IOT|UI)-\d{2}\b/g;
const STATES = /^(?:done(?:; .+)?|part: .+|later)$/;

/** Files of tests by the name that docs/requirements.md has for them, each with the ids that it cites. */
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({
    path,
    name: basename(path).replace(/(?:\.test)?\.tsx?$/, ''),
    ids: new Set(readFileSync(`tests/${path}`, 'utf8').match(ID)),
  }));

const lines = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .map((line) => /^\| ([A-Z]+-\d{2}) \| (.+) \| ([^|]*) \| ([^|]*)\|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, id, what, state, tests]) => ({
    id: id!,
    what: what!,
    state: state!.trim(),
    tests: [...tests!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  }));

/** Lines of the specification: what it names, the id, and the tests that show it. */
const named = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .map((line) => /^\| (.+) \| ([A-Z]+-\d{2}) \| ([^|]+) \|$/.exec(line))
  .filter((match) => match !== null)
  .map(([, what, id, tests]) => ({
    what: what!,
    id: id!,
    paths: [...what!.matchAll(/`(\/[^`]+)`/g)].map(([, path]) => path!),
    tests: [...tests!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  }));

describe('docs/requirements.md', () => {
  test('has each id once, with a state', () => {
    const ids = lines.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(160);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(lines.filter(({ state }) => !STATES.test(state)).map(({ id }) => id)).toEqual([]);
  });

  test('has every id that a test cites', () => {
    const known = new Set(lines.map(({ id }) => id));
    const strange = files.flatMap(({ path, ids }) =>
      [...ids].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
    );
    expect(strange).toEqual([]);
  });

  test('calls nothing done that no test shows', () => {
    const unshown = lines.filter(({ state, tests }) => state.startsWith('done') && tests.length === 0);
    expect(unshown.map(({ id }) => id)).toEqual([]);
  });

  test('names only tests that exist and cite the id', () => {
    const wrong = lines.flatMap(({ id, tests }) =>
      tests
        .filter((name) => !files.some((file) => file.name === name && file.ids.has(id)))
        .map((name) => `${id}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has each line of the specification with a test that exists and cites its id', () => {
    expect(named.length).toBeGreaterThan(50);
    const wrong = named.flatMap(({ what, id, tests }) => {
      const missing = tests.filter((name) => !files.some((file) => file.name === name && file.ids.has(id)));
      return tests.length === 0 ? [`${id}: ${what}`] : missing.map((name) => `${id}: ${name} (${what})`);
    });
    expect(wrong).toEqual([]);
  });

  test('names only routes and calls that are there', () => {
    const open = new Set(routes.map(({ path }) => path.replace(/\/:id$/, '')));
    const served = new Set(
      Object.values(calls).flatMap(({ paths }) => paths.map((path) => path.replace('.shtml', ''))),
    );
    const unknown = named.flatMap(({ paths }) => paths.filter((path) => !open.has(path) && !served.has(path)));
    expect(unknown).toEqual([]);
  });
});
