import { describe, expect, test } from 'vitest';
import { code, element, printed } from '#codegen/emit/console/jsx.ts';
import { put, type Messages } from '#codegen/emit/console/words.ts';

describe('an element', () => {
  test.each([
    [{ source: 'name', required: true, max: 3 }, '<X source="name" required max={3} />'],
    [{ multiline: false, help: undefined }, '<X />'],
    [{ label: 'say "so"' }, '<X label={"say \\"so\\""} />'],
    [{ label: 'a < b' }, '<X label={"a < b"} />'],
    [{ values: ['a', 'b'], states: code('adStates') }, '<X values={["a", "b"]} states={adStates} />'],
    [{ filter: { type: { in: ['a'] }, none: undefined } }, '<X filter={{ type: { in: ["a"] } }} />'],
  ])('has its props as JSX reads them: %j', (props, text) => {
    expect(element('X', props)).toBe(text);
  });
});

describe('data', () => {
  test('has source text in it, and says a name once where key and name are one', () => {
    expect(printed({ meta: code('adMeta'), inputs: code('inputs'), 'ad.view': 1 })).toBe(
      '{ meta: adMeta, inputs, "ad.view": 1 }',
    );
  });
});

describe('messages', () => {
  test('are nested as react-admin asks for them', () => {
    const messages: Messages = {};
    put(messages, ['menu', 'pages', 'home'], 'Home');
    put(messages, ['menu', 'sections', 'ads'], 'Ads');
    expect(messages).toEqual({ menu: { pages: { home: 'Home' }, sections: { ads: 'Ads' } } });
  });
});
