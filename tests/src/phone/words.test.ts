import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { monitorTaskWords } from '#generated/console/monitor-tasks/words.gen.ts';
import { frameWords } from '#src/phone/frameWords.ts';
import { phoneWords } from '#src/phone/words.ts';
import { sayIn } from '#src/phone/sentences.ts';
import { sayIn as visitSayIn, visitWords } from '#src/visit/words.ts';

const SRC = join(import.meta.dirname, '../../../src');

const codeOf = (path: string): string => readFileSync(join(SRC, path), 'utf8');
const pathsOf = (room: string): string[] =>
  readdirSync(join(SRC, room))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${room}/${name}`);

/** Removes values that are compared: each is a state, though a sentence may be called like it. */
const withoutStates = (code: string): string => code.replaceAll(/[!=]== '\w+'|case '\w+'/g, '');
const quoted = (code: string): string[] => [...code.matchAll(/'(\w+)'/g)].map(([, name]) => name!);

/** Returns what stands between the bracket that opens before `from` and the one that closes it. */
function inBrackets(code: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < code.length; at += 1) depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
  return code.slice(from, at);
}

/** Sentences that are said, or handed on: as `Sentences<…>`, as what a `SayOf<…>` says, or in what satisfies one of the types of sentences. */
function saidIn(code: string): string[] {
  const plain = withoutStates(code);
  const said = [...plain.matchAll(/\b(?:say|sayIn\(\w+\))\(/g)].map((found) =>
    inBrackets(plain, found.index + found[0].length),
  );
  const handedOn = [
    ...plain.matchAll(
      /Sentences<([^>]*)>|\[([^\]]*)\] as const satisfies readonly Sentence\b|SayOf<([^>]*)>|\(([^()]*\([^()]*\)[^()]*)\) satisfies FrameSentence/g,
    ),
  ];
  return [...said, ...handedOn.map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '')].flatMap(quoted);
}

/** Sentences of the typed tables of told.ts: titles, notes, and what a function of them returns. */
const toldIn = (code: string): string[] =>
  [...withoutStates(code).matchAll(/title: '\w+'|\[[^[\]]*\]|return [^{;]*;/g)].flatMap(([part]) => quoted(part));

const askedIn = (room: string): string[] => pathsOf(room).flatMap((path) => saidIn(codeOf(path)));
const RESULTS = monitorTaskWords.en_us.resources['monitor-tasks'].values.result;

const [phone, visit] = [[...askedIn('phone'), ...toldIn(codeOf('phone/told.ts'))], askedIn('visit')];
/** Pages, their sentences, and the names each may ask for: of its own room, of the frame of both, and of a task's results. */
const PAGES: [name: string, words: { zh_cn: object; en_us: object }, asked: ReadonlySet<string>][] = [
  ['the phone page', phoneWords, new Set(phone)],
  ['the page of photos', visitWords, new Set(['title', ...visit, ...Object.keys(RESULTS)])],
  ['every page without account', frameWords, new Set([...phone, ...visit])],
];

test.each(PAGES)('%s has no sentence that nothing asks for [UI-04]', (_name, { en_us: words }, asked) => {
  expect(Object.keys(words).filter((name) => !asked.has(name))).toEqual([]);
});

test("what every page says is no page's own [UI-04]", () => {
  const shared = Object.keys(frameWords.en_us);
  for (const words of [phoneWords, visitWords])
    expect(Object.keys(words.en_us).filter((name) => shared.includes(name))).toEqual([]);
  // One sentence that two pages have under one name is the frame's.
  const visits: Record<string, string> = visitWords.en_us;
  expect(Object.entries(phoneWords.en_us).filter(([name, sentence]) => visits[name] === sentence)).toEqual([]);
});

test.each(['zh_cn', 'en_us'] as const)(
  'the results of a task are called as the console calls them, in %s [MON-01]',
  (language) => {
    const { result } = monitorTaskWords[language].resources['monitor-tasks'].values;
    expect(visitWords[language]).toMatchObject(result);
  },
);

test('a name that is no sentence where it stands asks for none', () => {
  expect(saidIn("if (status === 'played') post('title'); say(isPaid ? 'sendPay' : 'send', { n: of('x') })")).toEqual([
    'sendPay',
    'send',
    'x',
  ]);
  expect(toldIn("case 'unpaid': return { title: 'payOver', tone: 'info' };")).toEqual(['payOver']);
});

const gaps = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).toSorted();

test.each(PAGES)('%s says the same things in both languages [UI-04]', (_name, { zh_cn, en_us }) => {
  const chinese = new Map(Object.entries(zh_cn));
  expect(Object.keys(en_us).toSorted()).toEqual([...chinese.keys()].toSorted());
  for (const [name, sentence] of Object.entries(en_us))
    expect([name, gaps(String(sentence))]).toEqual([name, gaps(String(chinese.get(name)))]);
});

test('what they say of limits is what holds', () => {
  expect(sayIn('en_us')('tooLarge')).toContain('10 MB');
  expect(sayIn('zh_cn')('rules')).toContain('30 天');
  expect(visitSayIn('en_us')('tooLarge')).toContain('20 MB');
  expect(visitSayIn('zh_cn')('hint', { most: 3 })).toContain('24 小时');
});
