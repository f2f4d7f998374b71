/** Small, served by the same host, and never needed by a page. */
const PICTURE = '/probe.svg';
const TIMEOUT_MS = 5000;

/**
 * Says by loading an image whether the network works (spec 8, NET-05): `busy` if it loads, since then only our
 * answer is missing, `offline` if it does not. Each try has an address of its own, so no cache answers for the network.
 */
export function probeNetwork(
  base = '',
  makeImage: () => HTMLImageElement = () => new Image(),
): Promise<'busy' | 'offline'> {
  return new Promise((resolve) => {
    const image = makeImage();
    const timer = setTimeout(() => resolve('offline'), TIMEOUT_MS);
    const end = (state: 'busy' | 'offline') => (): void => {
      clearTimeout(timer);
      resolve(state);
    };
    image.addEventListener('load', end('busy'));
    image.addEventListener('error', end('offline'));
    image.src = `${base}${PICTURE}?${Date.now()}`;
  });
}
