import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { violations } from '../checks/axe.ts';
import { clipped } from '../checks/clipping.ts';
import { misplaced } from '../checks/geometry.ts';
import { wrongWords } from '../checks/words.ts';
import { pseudo, PSEUDO } from '../places/pseudo.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 390, height: 600 } });
});
afterAll(() => browser.close());

const show = (body: string) =>
  page.setContent(`<!doctype html><html lang="en-US"><title>A page</title><main><h1>A page</h1>${body}</main>`);

describe('a check says what is wrong', () => {
  test.each([
    ['a picture without a name', '<img src="data:," />', /^image-alt: img/],
    ['words that can hardly be read', '<p style="color:#bbb">Pale words</p>', /^color-contrast: p/],
    [
      'targets that a finger cannot tell apart',
      '<button style="height:12px;padding:0">A</button><br /><button style="height:12px;padding:0">B</button>',
      /^target-size: /,
    ],
  ])('%s', async (_, body, said) => {
    await show(body);
    expect(await violations(page)).toEqual(expect.arrayContaining([expect.stringMatching(said)]));
  });

  const fine = '<p style="color:#767676">Fine on white</p>';
  test.each([
    ['on another ground', `<div style="background:#ddd">${fine}</div>`],
    ['over a box that is not around it', `<div style="height:40px;margin-bottom:-40px;background:#ddd"></div>${fine}`],
    ['in a pale layer', `<div style="opacity:0.8">${fine}</div>`],
    ['beside a line that a list draws', `<div class="row">${fine}</div>`],
    ['behind a hidden one', `<p hidden style="color:#bbb">Pale</p><p style="color:#bbb">Pale words</p>`],
  ])('words that can hardly be read, though words like them have passed: %s', async (_, body) => {
    const line =
      '<style>.row::after{content:"";position:absolute;inset:0;background:#111}.row p{background:#ddd}</style>';
    await show(line + fine);
    expect(await violations(page)).toEqual([]);
    await show(line + body);
    expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
  });

  test('of a part: its elements, and what is wrong with the page as a whole', async () => {
    const pale = '<p style="color:#bbb">Pale words</p>';
    await show(`${pale}<div id="part"><img src="data:," /><h1>A second page</h1></div>${pale}<h4>Below nothing</h4>`);
    const rules = async (isPage: boolean) =>
      (await violations(page, 'all', { within: '#part', isPage })).map((line) => line.split(':')[0]);
    expect(await rules(false)).toEqual(['image-alt']);
    expect(await rules(true)).toEqual(['heading-order', 'image-alt']);
  });

  test('a page that scrolls sideways', async () => {
    await show('<div class="wide" style="width:500px">Wide</div>');
    expect(await misplaced(page)).toEqual([expect.stringMatching(/sideways by \d+ px: div\.wide/)]);
  });

  test.each([
    ['to its side', '<p style="width:180px">Wide</p>'],
    ['below it', '<p style="height:180px">High</p>'],
    ['as a picture in it', '<figure style="margin:0"><canvas style="width:180px;height:20px"></canvas></figure>'],
  ])('what sticks out of a card, %s', async (_, body) => {
    const card = `<section class="card" style="width:120px;height:80px;border:1px solid;margin-bottom:200px">${body}</section>`;
    await show(`<div id="content">${card}</div>`);
    expect(await misplaced(page)).toEqual([expect.stringMatching(/^(?:p|canvas)\. sticks out of card by \d+ px$/)]);
  });

  test.each([
    ['scrolls', '<div style="overflow:auto"><p style="width:180px">Wide</p></div>'],
    ['is placed there', '<b style="position:absolute;margin-left:110px">New</b>'],
    ['is hidden', '<details><summary>More</summary><p style="height:180px">High</p></details>'],
  ])('and nothing of what %s', async (_, body) => {
    await show(`<div id="content"><section style="width:120px;height:80px;border:1px solid">${body}</section></div>`);
    expect(await misplaced(page)).toEqual([]);
  });

  test.each([
    ['a key', '<p>resources.ads.fields.name</p>', 'untranslated: resources.ads.fields.name'],
    ['a place that was not filled', '<p>{{n}} chosen</p>', 'not filled in: {{n}} chosen'],
    ['a label of the other language', '<button>取消</button>', 'of the other language: 取消'],
    ['a sentence of the other language', '<p>已选 3 项</p>', 'of the other language: 已选 3 项'],
    ['the name of a button', '<button aria-label="关闭">×</button>', 'of the other language: 关闭'],
    ['a date of the other language', '<time>2026年3月1日</time>', 'a date of the other language: 2026年3月1日'],
  ])('%s', async (_, body, said) => {
    await show(body);
    expect(await wrongWords(page, 'en-US')).toEqual([said]);
  });

  test('a text that says in its own tag that it is of another language is in order', async () => {
    await show('<span lang="zh-CN">取消</span><p>徐汇门店</p>');
    expect(await wrongWords(page, 'en-US')).toEqual([]);
  });

  const label = pseudo('Download the list');
  test.each([
    ['cut off', `<p style="width:60px;overflow:hidden;white-space:nowrap">${label}</p>`, /is cut off by p/],
    ['cut in height', `<p style="width:160px;height:20px;overflow:hidden">${label}</p>`, /is cut in height by p/],
    ['sticking out', `<button style="width:60px;white-space:nowrap">${label}</button>`, /sticks out of button/],
    ['over another', `<p>${label}</p><p style="margin-top:-34px">${label}</p>`, /lies over/],
    [
      'over another in what scrolls',
      `<div style="height:80px;overflow:auto"><p>${label}</p><p style="margin-top:-34px">${label}</p></div>`,
      /lies over/,
    ],
    [
      'over another, out of a box that hides what is too much',
      `<div style="height:20px;overflow:hidden"><p style="position:absolute">${label}</p></div><p>${label}</p>`,
      /lies over|is cut in height/,
    ],
    [
      'out of the window',
      `<p style="position:fixed;left:300px;white-space:nowrap">${label}</p>`,
      /sticks out of the window/,
    ],
    ['too long a hint', `<input aria-label="x" style="width:60px" placeholder="${label}" />`, /does not fit/],
  ])('a label that cannot be read whole: %s', async (_, body, said) => {
    await show(body);
    expect(await clipped(page, PSEUDO)).toEqual(expect.arrayContaining([expect.stringMatching(said)]));
  });

  test('a label that is whole, and a longer text beside it of which the rest is scrolled away', async () => {
    const lines = Array.from({ length: 20 }, () => label).join('<br />');
    await show(`<pre style="height:60px;overflow:auto">${lines}</pre><p>${label}</p>`);
    expect(await clipped(page, PSEUDO)).toEqual([]);
  });

  test('a label that is whole, and data that is cut', async () => {
    await show(`<p>${label}</p><p style="width:30px;overflow:hidden;white-space:nowrap">Data of somebody</p>`);
    expect(await clipped(page, PSEUDO)).toEqual([]);
  });
});

describe('the longer language', () => {
  test.each([
    ['Save', '[Sàvé õ]'],
    ['Download the list', '[Dõwnlõàd thé lîst õné tw]'],
    ['{{n}} chosen', '[{{n}} chõsén õn]'],
    ['1 item |||| %{smart_count} items', '[1 îtém õn] |||| [%{smart_count} îtéms õn]'],
    ['—', '—'],
  ])('makes %s to %s', (sentence, longer) => {
    expect(pseudo(sentence)).toBe(longer);
  });
});
