import type { Page } from 'playwright-core';

/** Number of different colours in the picture of a screen that the console shows: one that is blank has one. */
export const coloursOf = (page: Page): Promise<number> =>
  page.locator('.remote-picture img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 36];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, 64, 36);
    const { data } = context.getImageData(0, 0, 64, 36);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      colours.add(`${data[at]! >> 4} ${data[at + 1]! >> 4} ${data[at + 2]! >> 4}`);
    return colours.size;
  });
