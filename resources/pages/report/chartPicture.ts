/** Properties of what is drawn that come from style sheets, which a picture does not have. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'font-size',
  'font-family',
  'text-anchor',
  'dominant-baseline',
  'shape-rendering',
];
const SVG = 'http://www.w3.org/2000/svg';
/** Points per pixel: sharp in a slide. */
const SCALE = 2;
const HEAD = 56;
const EDGE = 24;
/** Sentence for a browser that makes no picture of it. */
const FAILED = 'report.noPicture';

/** Returns a copy of a drawing in which every part says how it looks. */
function withStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [theirs, ours] = [[...drawing.querySelectorAll('*')], [...copy.querySelectorAll('*')]];
  theirs.forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const name of STYLES) ours[index]?.setAttribute(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', SVG);
  return copy;
}

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (cause) {
    throw new Error(FAILED, { cause });
  }
  return image;
}

/**
 * Returns a picture of a chart with its title, in the colours that it has on the page.
 *
 * @throws an error with the key `report.noPicture` where the browser cannot make one.
 */
export async function chartPicture(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = withStyles(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * EDGE) * SCALE;
  canvas.height = (height + HEAD + EDGE) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error(FAILED);
  const page = getComputedStyle(document.body);
  context.scale(SCALE, SCALE);
  context.fillStyle = page.getPropertyValue('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = page.getPropertyValue('--text');
  context.font = `600 16px ${page.fontFamily}`;
  context.fillText(title, EDGE, 34);
  context.drawImage(image, EDGE, HEAD, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(FAILED))), 'image/png');
  });
}
