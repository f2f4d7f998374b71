import type { Rotation } from '#core/layout/rotation.ts';
import { uprightPicture } from './upright.ts';

/** Widest picture that a page takes of itself; a console shows no more. */
const MOST_WIDE = 1280;
const QUALITY = 0.85;

/** Returns what an element shows as a data URL; null where it lets nobody read it. */
function still(source: HTMLImageElement | HTMLVideoElement, width: number, height: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  try {
    canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', QUALITY);
  } catch (error) {
    // A picture of another origin taints the canvas.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const naturalSize = (source: HTMLImageElement | HTMLVideoElement): [number, number] =>
  source instanceof HTMLVideoElement
    ? [source.videoWidth, source.videoHeight]
    : [source.naturalWidth, source.naturalHeight];

/** Puts what a picture or film shows now into its copy. A page of others inside the page stays a grey box. */
function replaceMedia(original: Element, copy: Element): void {
  const originals = original.querySelectorAll<HTMLElement>('img, video, iframe');
  const copies = copy.querySelectorAll<HTMLElement>('img, video, iframe');
  originals.forEach((element, index) => {
    const image = document.createElement('img');
    image.className = element.className;
    image.style.cssText = element.style.cssText;
    if (element instanceof HTMLIFrameElement) image.style.background = '#888';
    else {
      const source = element as HTMLImageElement | HTMLVideoElement;
      const [width, height] = naturalSize(source);
      const scale = Math.min(1, MOST_WIDE / Math.max(1, width));
      const data = width > 0 ? still(source, width * scale, height * scale) : null;
      if (data) image.src = data;
    }
    copies[index]?.replaceWith(image);
  });
}

const cssText = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => rule.cssText);
      } catch (error) {
        // Rules of a sheet of another origin cannot be read.
        if (error instanceof DOMException) return [];
        throw error;
      }
    })
    .join('\n');

/** Returns the whole page as one SVG that refers to nothing outside. */
function pageAsSvg(width: number, height: number): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  replaceMedia(document.body, copy);
  copy.querySelectorAll('script, audio').forEach((element) => element.remove());
  const style = document.createElement('style');
  style.textContent = cssText();
  copy.prepend(style);
  copy.style.cssText += `;margin:0;width:${width}px;height:${height}px;overflow:hidden`;
  copy.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml');
  const body = new XMLSerializer().serializeToString(copy);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${body}</foreignObject></svg>`;
}

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Takes a picture of what this page shows, as a JPEG: films and pictures as they are, texts and widgets by their styles.
 * A browser gives a page no picture of itself without asking somebody; a native shell does (core/host). Of a turned screen
 * it is as people see it.
 */
export async function takeSelfPicture(rotation: Rotation): Promise<Blob> {
  const { innerWidth: width, innerHeight: height } = window;
  const svg = pageAsSvg(width, height);
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const scale = Math.min(1, MOST_WIDE / width);
  return uprightPicture(image, { width: Math.round(width * scale), height: Math.round(height * scale) }, rotation);
}
