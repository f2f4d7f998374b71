import { describe, expect, test } from 'vitest';
import { entities } from '#generated/model/entities.gen.ts';
import { intentOf } from '#src/shell/palette/intent.ts';

const WORDS: Readonly<Record<string, string>> = { pause: 'Pause', enable: 'Enable', approve: '通过' };
const known = {
  entities: Object.values(entities),
  labelOf: (_entity: unknown, { name }: { name: string }) => WORDS[name] ?? `(${name})`,
  may: ({ name }: { name: string }) => name !== 'account',
};

describe('what a question asks to be done [trial 26]', () => {
  test.each([
    [
      'pause latte',
      'latte',
      ['ad.pause', 'campaign.pause', 'corporation.pause', 'deviceTimer.pause', 'promotionGroup.pause'],
    ],
    [
      '  Pause   the latte ',
      'the latte',
      ['ad.pause', 'campaign.pause', 'corporation.pause', 'deviceTimer.pause', 'promotionGroup.pause'],
    ],
    ['通过早安拿铁', '早安拿铁', ['ad.approve', 'cast.approve', 'verification.approve']],
    ['pause', 'pause', []],
    ['latte pause', 'latte pause', []],
    ['', '', []],
  ])('"%s" looks for "%s"', (question, q, wanted) => {
    const intent = intentOf(question, known);
    expect(intent.q).toBe(q);
    expect(intent.wanted.map(({ entity, action }) => `${entity.name}.${action.name}`)).toEqual(wanted);
  });
});
