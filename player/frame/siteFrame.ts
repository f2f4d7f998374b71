import type { SiteFile } from './unpack.ts';

/**
 * Shows the index.html of an archive in the frame that this runs in, with every address of the archive replaced by one
 * of its bytes: in the page, in its styles, in its modules, and in what its scripts ask for later. Its text is sent into
 * a frame of no origin, so it names nothing outside itself.
 */
export function siteFrame(): void {
  const tell = (state: string) => parent.postMessage({ state }, '*');
  const BASE = 'http://archive.invalid/';
  const ATTRIBUTES = ['src', 'poster', 'data', 'href', 'xlink:href'];
  const urls = new Map<string, string>();
  let files: Record<string, SiteFile> = {};
  let page = 'index.html';

  /** Path of the file that an address names, seen from another file; null for anything that is not in the archive. */
  const pathOf = (address: string, from: string): string | null => {
    if (address.startsWith('#') || /^(?:data|blob|about|javascript|mailto|tel):/i.test(address)) return null;
    let url: URL;
    try {
      url = new URL(address, BASE + from);
    } catch {
      return null;
    }
    if (!url.href.startsWith(BASE)) return null;
    const path = decodeURIComponent(url.pathname.slice(1));
    return [path, `${path}index.html`, `${path}/index.html`].find((one) => one in files) ?? null;
  };
  const textOf = (path: string) => new TextDecoder().decode(files[path]!.bytes);
  const inStyles = (css: string, from: string) =>
    css
      .replace(/url\(\s*(['"]?)([^'")]+)\1\s*\)/g, (whole, _quote: string, address: string) => {
        const url = urlOf(address, from);
        return url === null ? whole : `url("${url}")`;
      })
      .replace(/@import\s+(['"])([^'"]+)\1/g, (whole, _quote: string, address: string) => {
        const url = urlOf(address, from);
        return url === null ? whole : `@import "${url}"`;
      });
  const inModules = (script: string, from: string) =>
    script.replace(
      /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{0,2}\/[^'"]+)\2/g,
      (whole, before: string, _quote: string, address: string) => {
        const url = urlOf(address, from);
        return url === null ? whole : `${before}"${url}"`;
      },
    );
  function urlOf(address: string, from: string): string | null {
    const path = pathOf(address, from);
    if (path === null) return null;
    const known = urls.get(path);
    if (known !== undefined) return known;
    // Files that name each other in a circle: the inner one sees the outer one as nothing.
    urls.set(path, 'data:,');
    const { type, bytes } = files[path]!;
    const body =
      type === 'text/css'
        ? inStyles(textOf(path), path)
        : type === 'text/javascript'
          ? inModules(textOf(path), path)
          : bytes;
    const url = URL.createObjectURL(new Blob([body], { type }));
    urls.set(path, url);
    return url;
  }
  const inSet = (set: string, from: string) =>
    set.replace(/(^|,\s*)([^\s,]+)/g, (whole, before: string, address: string) => {
      const url = urlOf(address, from);
      return url === null ? whole : before + url;
    });
  const isLink = (element: Element) => /^(?:a|area|base)$/i.test(element.localName);
  const mend = (element: Element) => {
    for (const name of ATTRIBUTES) {
      const address = element.getAttribute(name);
      const url = address === null || isLink(element) ? null : urlOf(address, page);
      if (url !== null) element.setAttribute(name, url);
    }
    const set = element.getAttribute('srcset');
    if (set !== null) element.setAttribute('srcset', inSet(set, page));
    const style = element.getAttribute('style');
    if (style !== null && style.includes('url(')) element.setAttribute('style', inStyles(style, page));
    if (element.localName === 'style') {
      const css = element.textContent ?? '';
      const mended = inStyles(css, page);
      if (mended !== css) element.textContent = mended;
    }
    if (element.localName === 'script' && !element.hasAttribute('src') && element.getAttribute('type') === 'module')
      element.textContent = inModules(element.textContent ?? '', page);
  };
  const open = (path: string, isFirst: boolean) => {
    page = path;
    const parsed = new DOMParser().parseFromString(textOf(path), 'text/html');
    for (const base of Array.from(parsed.querySelectorAll('base'))) base.remove();
    for (const element of Array.from(parsed.querySelectorAll('*'))) mend(element);
    document.open();
    if (isFirst) addEventListener('load', () => tell('shown'), { once: true });
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a[href]');
      const address = link?.getAttribute('href') ?? '';
      if (!link || address.startsWith('#')) return;
      event.preventDefault();
      const next = pathOf(address, page);
      if (next !== null) open(next, false);
    });
    new MutationObserver((changes) => {
      // HTML written as text comes as one node with its whole subtree.
      for (const { addedNodes } of changes)
        for (const node of Array.from(addedNodes))
          if (node instanceof Element)
            for (const one of [node, ...Array.from(node.querySelectorAll('*'))])
              if (one.localName !== 'script') mend(one);
    }).observe(document, { childList: true, subtree: true });
    document.write(`<!doctype html>${parsed.documentElement.outerHTML}`);
    document.close();
  };
  /** Resolves later addresses of scripts like those of the page. */
  const patch = () => {
    const given = window.fetch;
    window.fetch = (input, init) => given(typeof input === 'string' ? (urlOf(input, page) ?? input) : input, init);
    type Open = (method: string, url: string, ...rest: unknown[]) => void;
    const ask: Open = Reflect.get(XMLHttpRequest.prototype, 'open');
    XMLHttpRequest.prototype.open = function (
      this: XMLHttpRequest,
      method: string,
      url: string | URL,
      ...rest: unknown[]
    ) {
      ask.call(this, method, urlOf(String(url), page) ?? String(url), ...rest);
    };
    const set: (name: string, value: string) => void = Reflect.get(Element.prototype, 'setAttribute');
    Element.prototype.setAttribute = function (name: string, value: unknown) {
      const isAddress = ATTRIBUTES.includes(name.toLowerCase()) && !isLink(this);
      set.call(this, name, (isAddress ? urlOf(String(value), page) : null) ?? String(value));
    };
    for (const kind of [HTMLImageElement, HTMLScriptElement, HTMLMediaElement, HTMLSourceElement, HTMLIFrameElement]) {
      const own = Object.getOwnPropertyDescriptor(kind.prototype, 'src');
      if (!own?.set) continue;
      Object.defineProperty(kind.prototype, 'src', {
        ...own,
        set(value: unknown) {
          own.set!.call(this, urlOf(String(value), page) ?? String(value));
        },
      });
    }
    // A page without origin has no storage; many pages fall over that. This one is gone with the page.
    for (const name of ['localStorage', 'sessionStorage']) {
      const kept = new Map<string, string>();
      const storage = {
        getItem: (key: unknown) => kept.get(String(key)) ?? null,
        setItem: (key: unknown, value: unknown) => void kept.set(String(key), String(value)),
        removeItem: (key: unknown) => void kept.delete(String(key)),
        clear: () => kept.clear(),
        key: (index: number) => [...kept.keys()][index] ?? null,
        get length() {
          return kept.size;
        },
      };
      Object.defineProperty(window, name, { value: storage, configurable: true });
    }
    // It has no policy of its own, and would reach a network past all others.
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
      Object.defineProperty(window, name, { value: undefined, configurable: false });
  };
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<{ files: Record<string, SiteFile> }>) => {
      if (source !== parent) return;
      files = data.files;
      patch();
      open('index.html', true);
    },
    { once: true },
  );
  tell('ready');
}
