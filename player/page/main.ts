import type { FrameWord } from '#stage/frameMessages.ts';

/*
 * Shows one page of the web and says whether it answered. An <iframe> loads the browser's own error page as if it were
 * the page asked for; an <object> tells the two apart: no server, a refusal, an error status, a page that forbids frames.
 */

const say = (state: FrameWord['state']): void =>
  parent.postMessage({ vitrine: 'frame', state } satisfies FrameWord, location.origin);

function show(url: string): void {
  const page = document.createElement('object');
  page.type = 'text/html';
  page.addEventListener('load', () => say('shown'));
  page.addEventListener('error', () => say('failed'));
  page.data = url;
  document.body.append(page);
}

const url = decodeURIComponent(location.hash.slice(1));
for (const element of [document.documentElement, document.body])
  element.setAttribute('style', 'margin:0;height:100%;overflow:hidden');
const style = document.createElement('style');
style.textContent = 'object{display:block;width:100%;height:100%;border:0}';
document.head.append(style);
if (/^https?:\/\//i.test(url)) show(url);
else say('failed');
