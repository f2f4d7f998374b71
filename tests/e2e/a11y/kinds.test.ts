import { describe, expect, test } from 'vitest';
import { entities } from '#generated/model/entities.gen.ts';
import { isEveryLook, LANGUAGES, looksIn, orderLooks, planLooks } from '../checks/looks.ts';
import { examplesOf, partsOf, traitsOf } from '../places/kinds.ts';

describe('kinds of pages', () => {
  test('the fewest pages are chosen that show all there is', () => {
    const traits: Record<string, string[]> = {
      few: ['text'],
      most: ['text', 'date', 'file'],
      other: ['money', 'text'],
    };
    expect(examplesOf(Object.keys(traits), (page) => traits[page] ?? [])).toEqual(['most', 'other']);
  });

  test('a view is made of our elements with their attributes, and of its choices', () => {
    const source = `import { TextInput } from '#src/ui/inputs/TextInput.tsx';
const inputs: Inputs<TagField> = { name: <TextInput source="name" required maxLength={20} />, kind: 'steps' };`;
    expect(partsOf(source)).toEqual([
      "kind: 'steps'",
      'TextInput',
      'TextInput.source',
      'TextInput.required',
      'TextInput.maxLength',
    ]);
  });

  test('a list with a part written by hand is of a kind of its own with all its views, and so is an empty one', () => {
    const list = { system: 'YXF', walker: 'operator', view: 'list', path: '/' } as const;
    for (const [name, view] of [
      ['ads-list', 'list'],
      ['ads-adv_audit', 'adv_audit'],
    ] as const)
      expect(traitsOf({ ...list, name, view, entity: entities.ad })).toContain('List: by hand: ads');
    const tags = traitsOf({ ...list, name: 'tags-list', entity: entities.tag });
    expect(tags.join()).not.toContain('by hand');
    expect(traitsOf({ ...list, name: 'tags-list', entity: entities.tag, isEmpty: true })).toEqual(
      expect.arrayContaining([...tags, 'List: no rows']),
    );
  });

  test('a page that several resources have is of one kind, and each part of a page of another', () => {
    const page = { system: 'YXF', walker: 'operator', path: '/' } as const;
    const kinds = [
      { ...page, name: 'playList-tags', page: 'playList' },
      { ...page, name: 'playList-stores', page: 'playList' },
      { ...page, name: 'personalCentre-notices', page: 'personalCentre-notices' },
    ].map(traitsOf);
    expect(kinds).toEqual([['page playList'], ['page playList'], ['page personalCentre-notices']]);
  });

  test.skipIf(isEveryLook)(
    'an example is checked in four looks and for its room, each other page in one look, and each look has its turn',
    () => {
      const pages = ['example', 'a', 'b', 'c', 'd', 'e'];
      const looksOf = planLooks(pages, ['example']);
      const seen = pages.map((page) => LANGUAGES.flatMap((language) => looksOf(page, language)));
      expect(seen.map((looks) => looks.length)).toEqual([5, 1, 1, 1, 1, 1]);
      expect(new Set(seen.slice(1).map(([look]) => `${look?.width} ${look?.theme}`)).size).toBe(4);
    },
  );

  test('a walk dresses its window once for each page of several looks, and once for the others', () => {
    const [light, dark] = looksIn('en-US');
    if (!light || !dark) throw new Error('there are two looks in English');
    const looks: Record<string, (typeof light)[]> = {
      night: [dark],
      both: [light, dark],
      none: [],
      day: [light],
      too: [light, dark],
    };
    const walked = orderLooks(Object.keys(looks), (page) => looks[page] ?? []);
    expect(walked.map(({ page, looks: [first], looks: { length } }) => `${page} ${length} ${first?.theme}`)).toEqual([
      'day 1 light',
      'both 2 light',
      'too 2 dark',
      'night 1 dark',
    ]);
  });
});
