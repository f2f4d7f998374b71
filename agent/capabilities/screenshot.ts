import type { Probe } from './capability.ts';

type Send = (method: string, params: Record<string, unknown>) => Promise<Record<string, unknown>>;

const QUALITY = 80;

/** Picture of the page by the DevTools protocol: what the browser draws, also while the panel is off. */
export const probeScreenshot =
  (send: Send): Probe =>
  async () => ({
    name: 'screenshot',
    commands: {
      async screenshot({ type, maxWidth }) {
        const { cssVisualViewport } = (await send('Page.getLayoutMetrics', {})) as {
          cssVisualViewport: { clientWidth: number; clientHeight: number };
        };
        const { clientWidth: width, clientHeight: height } = cssVisualViewport;
        const isSmaller = maxWidth !== undefined && maxWidth < width;
        const { data } = await send('Page.captureScreenshot', {
          format: type === 'image/png' ? 'png' : 'jpeg',
          ...(type === 'image/jpeg' ? { quality: QUALITY } : {}),
          ...(isSmaller ? { clip: { x: 0, y: 0, width, height, scale: maxWidth / width } } : {}),
        });
        return { type, base64: data as string };
      },
    },
  });
