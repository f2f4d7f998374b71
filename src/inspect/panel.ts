import './panel.css';
import { currentLanguage } from '../i18n/language.ts';
import type { Place } from './place.ts';

const WORDS = {
  zh_cn: {
    title: '来自模式文件',
    copy: '复制',
    copied: '已复制',
    open: '在编辑器中打开',
    opened: '已打开',
    failed: '未成功',
    close: '关闭',
    none: '模式文件中没有这一处',
  },
  en_us: {
    title: 'From the schema',
    copy: 'Copy',
    copied: 'Copied',
    open: 'Open in editor',
    opened: 'Opened',
    failed: 'It failed',
    close: 'Close',
    none: 'No schema line made this',
  },
} as const;

const CLASS = 'schema-lines';
const EDGE_PX = 8;
/** Closes the panel that is open. */
let closeLast = (): void => undefined;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

function button(text: string, run: () => void): HTMLButtonElement {
  const made = element('button', '', text);
  made.type = 'button';
  made.addEventListener('click', run);
  return made;
}

/** A button that shows on itself whether its work succeeded. */
function doing(text: string, done: string, failed: string, work: () => Promise<unknown>): HTMLButtonElement {
  const made = button(text, () => {
    work().then(
      () => (made.textContent = done),
      () => (made.textContent = failed),
    );
  });
  made.ariaLive = 'polite';
  return made;
}

async function openInEditor(place: string): Promise<void> {
  const response = await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
  if (!response.ok) throw new Error(await response.text());
}

function lineOf(text: string, words: (typeof WORDS)[keyof typeof WORDS]): HTMLElement {
  const [place = ''] = text.split(' ');
  const buttons = element(
    'span',
    '',
    doing(words.copy, words.copied, words.failed, () => navigator.clipboard.writeText(text)),
    doing(words.open, words.opened, words.failed, () => openInEditor(place)),
  );
  return element('div', '', element('code', '', text), buttons);
}

/**
 * Shows lines such as "schemas/ad.yaml:87:5 x-list.columns[3]" beside the pointer. Escape or a click elsewhere closes
 * it and gives the focus back.
 */
export function showLines(place: Place, lines: readonly string[], { clientX, clientY }: MouseEvent): void {
  closeLast();
  const words = WORDS[currentLanguage()];
  const before = document.activeElement;
  const end = new AbortController();
  const panel = element('div', CLASS);
  const close = (): void => {
    end.abort();
    panel.remove();
    closeLast = () => undefined;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  closeLast = close;
  panel.role = 'dialog';
  panel.ariaLabel = words.title;
  const where = element('span', `${CLASS}-place`, `${place.entity} · ${place.part} · ${place.name}`);
  panel.append(
    element('div', '', where, button(words.close, close)),
    ...(lines.length > 0 ? lines.map((line) => lineOf(line, words)) : [element('p', `${CLASS}-none`, words.none)]),
  );
  document.body.append(panel);
  const { width, height } = panel.getBoundingClientRect();
  panel.style.left = `${Math.max(EDGE_PX, Math.min(clientX, innerWidth - width - EDGE_PX))}px`;
  panel.style.top = `${Math.max(EDGE_PX, Math.min(clientY + EDGE_PX, innerHeight - height - EDGE_PX))}px`;
  panel.querySelector('button')?.focus({ preventScroll: true });
  const { signal } = end;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Escape closes only this panel, nothing below it.
      event.stopPropagation();
      close();
    },
    { signal, capture: true },
  );
  document.addEventListener('pointerdown', ({ target }) => panel.contains(target as Node) || close(), { signal });
}
