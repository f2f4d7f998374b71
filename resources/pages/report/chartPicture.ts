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
const HEAD = 80;
const EDGE = 24;
/** Lines of writing above the drawing: title, then legend, as far from the top. */
const TITLE_AT = 34;
const LEGEND_AT = 62;
const MARK = 12;
const GAP = 8;
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

/** Text of a chart beside its drawing. */
interface Around {
  title: string;
  /** Meaning of each colour, which the page shows outside of the drawing: words and the custom property of the colour. */
  legend: readonly { label: string; color: string }[];
}

/** Returns the drawing of a chart in its frame: its surface, not a mark of its legend, which is a drawing as well. */
export const drawingOf = (frame: Element): SVGSVGElement | null =>
  frame.querySelector<SVGSVGElement>('svg[class*="ChartsSvgLayer-root"]');

/**
 * Returns a picture of a chart with its title and legend, in the colours that it has on the page.
 *
 * @throws an error with the key `report.noPicture` where the browser cannot make one.
 */
export async function chartPicture(drawing: SVGSVGElement, { title, legend }: Around): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = withStyles(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error(FAILED);
  const page = getComputedStyle(document.body);
  const fonts = { title: `600 16px ${page.fontFamily}`, legend: `13px ${page.fontFamily}` };
  context.font = fonts.title;
  // On a phone the title may be wider than the chart.
  const inner = Math.max(width, Math.ceil(context.measureText(title).width));
  canvas.width = (inner + 2 * EDGE) * SCALE;
  canvas.height = (height + HEAD + EDGE) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = page.getPropertyValue('--surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = page.getPropertyValue('--text');
  context.font = fonts.title;
  context.fillText(title, EDGE, TITLE_AT);
  context.font = fonts.legend;
  let left = EDGE;
  for (const { label, color } of legend) {
    context.fillStyle = page.getPropertyValue(color);
    context.fillRect(left, LEGEND_AT - MARK + 1, MARK, MARK);
    context.fillStyle = page.getPropertyValue('--text');
    context.fillText(label, left + MARK + GAP, LEGEND_AT);
    left += MARK + GAP + context.measureText(label).width + 2 * GAP;
  }
  context.drawImage(image, EDGE, HEAD, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(FAILED))), 'image/png');
  });
}
