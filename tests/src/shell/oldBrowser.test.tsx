import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SCRIPT = readFileSync('public/boot.js', 'utf8');
const CODE = SCRIPT.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** Runs the script as the page would, in a browser that asks for this language. */
function run(language: string): void {
  vi.stubGlobal('navigator', { language });
  runInThisContext(SCRIPT);
}

/** jsdom lacks what the script asks for: it is an old browser until this is called. */
function becomePresent(): void {
  vi.stubGlobal('CSS', { supports: () => true });
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true });
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  delete document.documentElement.dataset['started'];
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
});

describe('a browser that cannot run the console', () => {
  test.each([
    ['zh-CN', '浏览器版本过低'],
    ['en-US', 'This browser is too old'],
  ])('is told so in its language: %s [SES-15]', (language, words) => {
    run(language);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(words);
  });

  test('can at least read the script: nothing in it is younger than 2009 [SES-15]', () => {
    expect(CODE).not.toMatch(/=>|`|\b(let|const|class|async|import|export)\b|\?\.|\?\?|,\s*\)/);
  });
});

describe('a present browser', () => {
  test('is told nothing [SES-15]', () => {
    becomePresent();
    run('en-US');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('is told that the page could not be loaded where its script does not come [SES-07]', () => {
    becomePresent();
    run('en-US');
    const script = document.body.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=alert]')?.textContent).toContain('The page could not be loaded');
  });

  test('is told nothing once the console runs', () => {
    becomePresent();
    run('en-US');
    document.documentElement.dataset['started'] = 'true';
    document.body.appendChild(document.createElement('script')).dispatchEvent(new Event('error'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});
