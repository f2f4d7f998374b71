import { describe, expect, it } from 'vitest';
import { loadTexts } from '#codegen/load.ts';

const load = (text: string) => loadTexts(new Map([['schemas/ad.yaml', text]])).files[0]!;

describe('a loaded file', () => {
  const file = load(
    [
      'a: 1',
      'list:',
      '  - {name: x, when: "b == 2"}',
      '  - name: y',
      'folded: >-',
      '  first',
      '    second third',
      "quoted: 'one two'",
    ].join('\n'),
  );

  it.each([
    [['a'], 'key', 1, 1],
    [['a'], 'value', 1, 4],
    [['list', 0, 'when'], 'key', 3, 15],
    [['list', 1, 'name'], 'value', 4, 11],
    [['list', 1, 'missing'], 'value', 4, 5],
    [['nothing', 'at', 'all'], 'key', 1, 1],
  ] as const)('knows where %j stands (%s)', (path, of, line, column) => {
    expect(file.position(path, of)).toEqual({ line, column });
  });

  it.each([
    [['list', 0, 'when'], 5, 3, 27],
    [['quoted'], 4, 8, 14],
    [['folded'], 0, 6, 3],
    [['folded'], 'first\n  second '.length, 7, 12],
  ] as const)('knows where a character of %j stands', (path, index, line, column) => {
    expect(file.inside(path, index)).toEqual({ line, column });
  });

  it('reports a key that stands twice, and is read all the same', () => {
    const twice = load('a: 1\nb: {c: 2, c: 3}\n');
    expect(twice.problems).toEqual([
      {
        file: 'schemas/ad.yaml',
        line: 2,
        column: 11,
        code: 'duplicate-key',
        message: 'this key stands twice in one map',
      },
    ]);
    expect(twice.data).toEqual({ a: 1, b: { c: 3 } });
  });

  it('has no data where it is no YAML', () => {
    const broken = load('a: [1, 2\nb: 3\n');
    expect(broken.data).toBeUndefined();
    expect(broken.problems[0]).toMatchObject({ line: 2, code: 'yaml-syntax' });
  });

  it('is not parsed again while its text stays', () => {
    const before = loadTexts(
      new Map([
        ['schemas/a.yaml', 'a: 1'],
        ['schemas/b.yaml', 'b: 1'],
      ]),
    );
    const after = loadTexts(
      new Map([
        ['schemas/a.yaml', 'a: 1'],
        ['schemas/b.yaml', 'b: 2'],
      ]),
      before,
    );
    expect([after.files[0] === before.files[0], after.files[1] === before.files[1]]).toEqual([true, false]);
  });
});
