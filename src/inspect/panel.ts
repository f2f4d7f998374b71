import { currentLanguage } from '../i18n/language.ts';
import type { Place } from './place.ts';

const WORDS = {
  zh_cn: { title: '来自模式文件', copy: '复制', open: '在编辑器中打开', close: '关闭', none: '模式文件中没有这一处' },
  en_us: {
    title: 'From the schema',
    copy: 'Copy',
    open: 'Open in editor',
    close: 'Close',
    none: 'No schema line made this',
  },
} as const;

const ID = 'schema-lines';
const EDGE_PX = 8;

const STYLE = `position:fixed;z-index:2147483000;max-width:min(560px,calc(100vw - 16px));padding:8px 12px;border-radius:8px;
font:13px/20px ui-monospace,monospace;color:#e6e8ee;background:#1d212b;box-shadow:0 8px 24px #0006;`;
const BUTTON = 'margin-left:8px;font:inherit;color:#9ecbff;background:none;border:0;padding:0 4px;cursor:pointer;';

function button(text: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.style.cssText = BUTTON;
  element.addEventListener('click', run);
  return element;
}

function lineOf(text: string, words: (typeof WORDS)[keyof typeof WORDS]): HTMLElement {
  const line = document.createElement('div');
  const [place = ''] = text.split(' ');
  const code = document.createElement('code');
  code.textContent = text;
  line.append(
    code,
    button(words.copy, () => void navigator.clipboard.writeText(text)),
    button(words.open, () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)),
  );
  return line;
}

/** Shows lines such as "schemas/ad.yaml:87:5 x-list.columns[3]" beside the pointer; Escape or a click elsewhere closes it. */
export function showLines(place: Place, lines: readonly string[], { clientX, clientY }: MouseEvent): void {
  document.getElementById(ID)?.remove();
  const words = WORDS[currentLanguage()];
  const panel = document.createElement('div');
  panel.id = ID;
  panel.role = 'dialog';
  panel.ariaLabel = words.title;
  panel.style.cssText = STYLE;
  const end = new AbortController();
  const close = () => {
    end.abort();
    panel.remove();
  };
  const head = document.createElement('div');
  head.append(`${place.entity} · ${place.part} · ${place.name}`, button(words.close, close));
  panel.append(head, ...(lines.length > 0 ? lines.map((line) => lineOf(line, words)) : [words.none]));
  document.body.append(panel);
  const { width, height } = panel.getBoundingClientRect();
  panel.style.left = `${Math.max(EDGE_PX, Math.min(clientX, innerWidth - width - EDGE_PX))}px`;
  panel.style.top = `${Math.max(EDGE_PX, Math.min(clientY + EDGE_PX, innerHeight - height - EDGE_PX))}px`;
  const { signal } = end;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  document.addEventListener('pointerdown', ({ target }) => panel.contains(target as Node) || close(), { signal });
}
