import { describe, expect, test } from 'vitest';
import { REASONS } from '#core/schedule/reasons.ts';
import { momentText, reasonText } from '#resources/pages/playList/momentText.ts';
import { playListSentences } from '#resources/pages/playList/sentences.ts';
import type { SlotMoment } from '#resources/pages/playList/usePlayList.ts';

type Language = keyof typeof playListSentences;
const LANGUAGES: Language[] = ['en_us', 'zh_cn'];
const VERDICTS = [
  'asPlanned',
  'notPlanned',
  'hourly',
  'between',
  'notReported',
  'notOnline',
  'otherPage',
  'changedSince',
  'nothing',
  'planned',
  'blocked',
] as const;
const TYPES = ['common', 'insertion', 'emergency', 'bootUp', 'launcher', 'filler'] as const;
const WAITS: SlotMoment['losers'] = [
  { adId: 'b', why: 'notItsTurn', by: 'a' },
  { adId: 'c', why: 'insertionWaits', by: null },
];
const NAMES: Readonly<Record<string, string>> = { a: 'Latte', b: 'Tea' };

const translator =
  (language: Language) =>
  (key: string, values: Record<string, string | number> = {}): string => {
    if (key === 'ui.comma') return ', ';
    const parts = key.split('.');
    const found = parts.reduce<unknown>(
      (part, name) => (part as Record<string, unknown>)[name],
      playListSentences[language],
    );
    if (typeof found !== 'string') throw new Error(`${key} has no ${language} sentence`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? 'MISSING'));
  };

const slot = (more: Partial<SlotMoment>): SlotMoment => ({
  slotId: 'main',
  name: 'Main',
  page: null,
  verdict: 'planned',
  shown: [],
  planned: { adId: 'a', key: 'k', type: 'common', turn: null },
  able: ['a'],
  losers: [],
  bottomImage: false,
  ...more,
});
const shown = {
  adId: 'a',
  key: 'k',
  name: null,
  from: '2026-03-02T04:00:00Z',
  to: '2026-03-02T04:00:10Z',
  whole: true,
  plays: 0,
};
const say = (language: Language, more: Partial<SlotMoment>, when: 'past' | 'now' | 'future' = 'past') =>
  momentText(slot(more), {
    translate: translator(language),
    nameOf: (id) => NAMES[id] ?? '?',
    clock: (instant) => instant.slice(11, 19),
    state: null,
    when,
  });

describe('the sentence on a moment [AD-19]', () => {
  test('has words in both languages for every verdict, past, now and ahead, by every rule', () => {
    for (const language of LANGUAGES)
      for (const verdict of VERDICTS)
        for (const when of ['past', 'now', 'future'] as const)
          for (const type of TYPES) {
            const planned = { adId: 'a', key: 'k', type, turn: type === 'insertion' ? 2 : null };
            const said = say(language, { verdict, planned, shown: [shown] }, when);
            expect(said).not.toContain('MISSING');
            expect(said.length).toBeGreaterThan(4);
          }
  });

  test('says what was shown, from when to when, that it was cut off, and which rule was against it', () => {
    expect(say('en_us', { verdict: 'asPlanned', shown: [shown] })).toBe(
      '“Latte” was on, as planned (04:00:00–04:00:10). It is the only ad with a place here.',
    );
    expect(say('zh_cn', { verdict: 'asPlanned', shown: [shown], able: ['a', 'b', 'c'], losers: WAITS })).toBe(
      '正常播放“Latte”（04:00:00–04:00:10）。轮流播放：Latte, Tea。',
    );
    const against: Partial<SlotMoment> = { verdict: 'notPlanned', shown: [{ ...shown, adId: 'b', whole: false }] };
    expect(say('en_us', { ...against, planned: null, losers: [{ adId: 'b', why: 'paused', by: null }] })).toBe(
      '“Tea” was on (04:00:00–04:00:10), which is not what was planned. It was cut off and did not count. Yet by the programme: It is paused, or its plan is.',
    );
  });

  test('says of a moment of which only the hour is on record how often each was shown in it [REP-07]', () => {
    const hour = [
      { ...shown, plays: 120 },
      { ...shown, adId: 'b', plays: 60 },
    ];
    expect(say('en_us', { verdict: 'hourly', shown: hour })).toBe(
      'Of then only the hour is on record: “Latte” 120 times, “Tea” 60 times.',
    );
  });

  test('names the page that somebody must open, and says that what was planned is no longer on record', () => {
    expect(say('en_us', { verdict: 'otherPage', page: 'Menu' }, 'now')).toBe(
      '“Latte” plays while somebody has the page “Menu” open. It is the only ad with a place here.',
    );
    expect(say('zh_cn', { verdict: 'otherPage', page: '菜单' }, 'future')).toContain(
      '有人打开页面“菜单”时播放“Latte”。',
    );
    const losers = [{ adId: 'a', why: 'outsideWindow', by: null }];
    const changed: Partial<SlotMoment> = { verdict: 'changedSince', losers };
    expect(say('en_us', { ...changed, shown: [shown] })).toBe(
      '“Latte” was on (04:00:00–04:00:10). Its times, its target or the slot were changed since: what was planned then is no longer on record.',
    );
    expect(say('en_us', { ...changed, planned: null })).toBe(
      'The screen told of no showing. An ad or the slot was changed since: what was planned then is no longer on record.',
    );
  });

  test('says of an empty slot whether its bottom image is on', () => {
    expect(say('en_us', { verdict: 'nothing', planned: null, bottomImage: true }, 'now')).toContain('bottom image');
    expect(say('zh_cn', { verdict: 'nothing', planned: null }, 'future')).toContain('留空');
  });

  test('has a reason in both languages for each of the closed list', () => {
    for (const [why, { zh, en }] of Object.entries(REASONS)) {
      expect([reasonText(why, 'zh_cn'), reasonText(why, 'en_us')]).toEqual([zh, en]);
      expect(zh).toMatch(/[\u4e00-\u9fff]/);
      expect(en).toMatch(/^[A-Z]/);
    }
  });
});
