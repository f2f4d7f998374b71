import { describe, expect, test } from 'vitest';
import { canDo, isOff, preflight, whyNot } from '#core/entity/guard.ts';
import type { Condition, StatesMeta } from '#core/entity/meta.ts';
import type { RuleContext } from '#core/entity/rule.ts';

const value = { color: 'neutral', hidden: false, final: false } as const;
const states: StatesMeta = {
  field: 'status',
  initial: 'waiting',
  final: 'gone',
  values: { waiting: value, playing: value, expired: value, gone: { ...value, final: true } },
  system: [],
};

const context: RuleContext = { now: 0, me: { userId: 'u1', corpId: 'c1', deptId: null, system: 'YXF' }, on: 'update' };

describe('canDo', () => {
  test.each([
    ['an action without states starts on anything', {}, undefined, { status: 'playing' }, { ok: true }],
    [
      'an action starts from a state that it names',
      { from: ['playing', 'waiting'] },
      states,
      { status: 'playing' },
      { ok: true },
    ],
    ['an action that names no state starts from any', {}, states, { status: 'expired' }, { ok: true }],
    [
      'an action does not start from another state, and says which it is',
      { from: ['playing'] },
      states,
      { status: 'expired' },
      { ok: false, why: { rule: 'state', state: 'expired' } },
    ],
    ['nothing starts on what is deleted', {}, states, { status: 'gone' }, { ok: false, why: { rule: 'deleted' } }],
    [
      'a record whose state is not known is not acted on',
      { from: ['playing'] },
      states,
      {},
      { ok: false, why: { rule: 'state', state: '' } },
    ],
    ['a record whose state is not known is no hindrance to an action that names none', {}, states, {}, { ok: true }],
  ] as const)('%s [AD-06]', (_title, action, meta, record, answer) => {
    expect(canDo({ states: meta }, { name: 'pause', ...action }, record, context)).toEqual(answer);
  });
});

describe('preflight', () => {
  test('divides a selection and groups what falls out by reason [AD-09]', () => {
    const records = ['playing', 'expired', 'waiting', 'expired', 'gone'].map((status, index) => ({
      id: String(index),
      status,
    }));
    const { able, unable } = preflight({ states }, { name: 'pause', from: ['playing', 'waiting'] }, records, context);
    expect(able.map(({ id }) => id)).toEqual(['0', '2']);
    expect(unable.map(({ why, records: out }) => [why, out.map(({ id }) => id)])).toEqual([
      [{ rule: 'state', state: 'expired' }, ['1', '3']],
      [{ rule: 'deleted' }, ['4']],
    ]);
  });
});

describe('whyNot', () => {
  const pause = { name: 'pause', perm: 'ad.pause', from: ['playing'], bulk: 2 };
  const of = (...all: string[]) => all.map((status, index) => ({ id: String(index), status }));
  const yes = (): boolean => true;
  const no = (): boolean => false;
  const asker = { can: yes, edition: 'enterprise' };
  test.each([
    ['somebody can', pause, of('playing', 'expired'), asker, null],
    ['no permission', pause, of('playing'), { can: no }, { rule: 'permission', permission: 'ad.pause' }],
    [
      'a lower edition',
      { ...pause, edition: 'flagship' },
      of('playing'),
      asker,
      { rule: 'edition', edition: 'flagship' },
    ],
    ['a higher edition has it too', { ...pause, edition: 'standard' }, of('playing'), asker, null],
    [
      'no edition is the lowest',
      { ...pause, edition: 'enterprise' },
      of('playing'),
      { can: yes },
      { rule: 'edition', edition: 'enterprise' },
    ],
    ['nothing chosen', pause, [], asker, { rule: 'noneChosen' }],
    ['too many chosen', pause, of('playing', 'playing', 'playing'), asker, { rule: 'tooMany', max: 2, n: 3 }],
    ['one reason for all', pause, of('expired', 'expired'), asker, { rule: 'state', state: 'expired' }],
    ['several reasons', pause, of('expired', 'gone'), asker, { rule: 'mixed' }],
  ] as const)('%s [AD-06, AD-09]', (_title, action, records, who, answer) => {
    expect(whyNot({ states }, action, records, { ...who, context: () => context })).toEqual(answer);
  });
});

describe('a condition', () => {
  const isOthers: Condition['holds'] = ({ creatorId }, { me }) => creatorId !== me?.userId;
  const own = { id: '1', creatorId: 'u1', status: 'playing' };
  const others = { id: '2', creatorId: 'u2', status: 'playing' };
  const approve = { name: 'approve', perm: 'ad.approve', bulk: 9 };
  const saying = { conditions: { approve: [{ holds: isOthers, error: 'NOT_OWNER' }] } };
  const silent = { conditions: { approve: [{ holds: isOthers }] } };

  test('keeps an action from records for which it does not hold, and says by which error', () => {
    expect(canDo(saying, approve, others, context)).toEqual({ ok: true });
    expect(canDo(saying, approve, own, context)).toEqual({
      ok: false,
      why: { rule: 'condition', error: 'NOT_OWNER' },
    });
    expect(canDo({ ...saying, states }, { name: 'approve', from: ['expired'] }, own, context)).toMatchObject({
      why: { rule: 'state' },
    });
    expect(preflight(saying, approve, [own, others], context)).toEqual({
      able: [others],
      unable: [{ why: { rule: 'condition', error: 'NOT_OWNER' }, records: [own] }],
    });
  });

  test('of what deletes is that of what brings back, and the state of a deleted record is none [UI-11]', () => {
    const guards = { conditions: { delete: [{ holds: isOthers, error: 'NOT_OWNER' }] }, states };
    const restore = { name: 'restore', restores: 'delete' };
    const gone = { ...others, status: 'gone' };
    expect(canDo(guards, restore, gone, context)).toEqual({ ok: true });
    expect(canDo(guards, restore, { ...gone, creatorId: 'u1' }, context)).toEqual({
      ok: false,
      why: { rule: 'condition', error: 'NOT_OWNER' },
    });
  });

  test('is no hindrance to other actions', () => {
    expect(canDo(saying, { name: 'pause' }, own, context)).toEqual({ ok: true });
  });

  test('with no error takes the action away', () => {
    expect(isOff(silent, 'approve', own, context)).toBe(true);
    expect(isOff(silent, 'approve', others, context)).toBe(false);
    expect(isOff(saying, 'approve', own, context)).toBe(false);
  });

  test('of several, the first that does not hold says why', () => {
    const isEarly: Condition['holds'] = ({ endAt }) => endAt === null;
    const both = { conditions: { approve: [{ holds: isOthers }, { holds: isEarly, error: 'TOO_LATE' }] } };
    const [early, late] = [
      { ...others, endAt: null },
      { ...others, endAt: '2026-11-19T00:00:00Z' },
    ];
    expect(canDo(both, approve, early, context)).toEqual({ ok: true });
    expect(canDo(both, approve, late, context)).toEqual({ ok: false, why: { rule: 'condition', error: 'TOO_LATE' } });
    expect(isOff(both, 'approve', late, context)).toBe(false);
    expect(isOff(both, 'approve', { ...late, creatorId: 'u1' }, context)).toBe(true);
  });
});
