import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phoneWords } from '#src/phone/words.ts';
import { sayIn } from '#src/phone/sentences.ts';

const ROOM = join(import.meta.dirname, '../../../src/phone');

const codeOf = (name: string): string => readFileSync(join(ROOM, name), 'utf8');
const names = readdirSync(ROOM).filter((name) => /\.tsx?$/.test(name) && name !== 'words.ts');

/** What is compared is a state, though a sentence may be called like it. */
const withoutStates = (code: string): string => code.replaceAll(/[!=]== '\w+'|case '\w+'/g, '');
const quoted = (code: string): string[] => [...code.matchAll(/'(\w+)'/g)].map(([, name]) => name!);

/** Returns what stands between the bracket that opens before `from` and the one that closes it. */
function inBrackets(code: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < code.length; at += 1) depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
  return code.slice(from, at);
}

/** Sentences that are said, or handed on as `Sentences<…>`, as a type of a part's sentences or in a list that satisfies `Sentence`. */
function saidIn(code: string): string[] {
  const plain = withoutStates(code);
  const said = [...plain.matchAll(/\b(?:say|sayIn\(\w+\))\(/g)].map((found) =>
    inBrackets(plain, found.index + found[0].length),
  );
  const handedOn = [
    ...plain.matchAll(
      /Sentences<([^>]*)>|\[([^\]]*)\] as const satisfies readonly Sentence\b|type \w+Sentence = ([^;]*);/g,
    ),
  ];
  return [...said, ...handedOn.map(([, type, list, part]) => type ?? list ?? part ?? '')].flatMap(quoted);
}

/** Sentences of the typed tables of told.ts: titles, notes, and what a function of them returns. */
const toldIn = (code: string): string[] =>
  [...withoutStates(code).matchAll(/title: '\w+'|\[[^[\]]*\]|return [^{;]*;/g)].flatMap(([part]) => quoted(part));

const asked = new Set([...names.flatMap((name) => saidIn(codeOf(name))), ...toldIn(codeOf('told.ts'))]);

test('the phone page has no sentence that nothing asks for [UI-04]', () => {
  expect(Object.keys(phoneWords.en_us).filter((name) => !asked.has(name))).toEqual([]);
});

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

test('both languages say the same things of it', () => {
  for (const [name, sentence] of Object.entries(phoneWords.en_us))
    expect([name, gaps(sentence)]).toEqual([name, gaps(phoneWords.zh_cn[name as keyof typeof phoneWords.zh_cn])]);
});

test('what it says of limits is what holds', () => {
  expect(sayIn('en_us')('tooLarge')).toContain('10 MB');
  expect(sayIn('zh_cn')('rules')).toContain('30 天');
});
