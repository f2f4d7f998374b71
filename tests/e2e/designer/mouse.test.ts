import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openWholeBrowser } from '../../support/browser.ts';
import { boxOf, LAYOUT, partsOf, SECOND_PAGE, type Given, type Part } from './kinds.ts';
import { picturesOf, share, stopClock } from './pictures.ts';
import { beginAsOperator, designerScene, play } from './scene.ts';

const NAME = 'Everything';
/** Half of the layout: the same in all three. */
const SIZE = { width: LAYOUT.width / 2, height: LAYOUT.height / 2 };

/**
 * Tolerance of the comparison: a pixel is another where a channel is off by more than 32 of 255, and of a picture one in two
 * hundred may be. Letters are smoothed by where their box lies in the window.
 */
const MOST = { off: 32, share: 0.005 } as const;

const scene = designerScene(openWholeBrowser);

const field = (page: Page, name: string) => page.getByTestId('designer').getByLabel(name, { exact: true });

async function give(page: Page, { label, how, value }: Given): Promise<void> {
  const input = page
    .locator('.designer-properties')
    .getByLabel(new RegExp(`^${label}`))
    .first();
  await input.click();
  if (how !== 'choose') await input.fill(value);
  if (how !== 'type') await page.getByRole('option', { name: value }).first().click();
}

/** Drops a kind into the middle of its box, gives it its size, and what it needs. */
async function put(page: Page, { kind, given }: Part, index: number): Promise<void> {
  const canvas = page.getByTestId('canvas');
  const box = boxOf(index);
  const zoom = (await canvas.boundingBox())!.width / LAYOUT.width;
  const position = { x: (box.X + box.Width / 2) * zoom, y: (box.Y + box.Height / 2) * zoom };
  await page.locator(`.designer-palette [data-kind=${kind}]`).hover();
  await page.mouse.down();
  // A browser asks where it may be dropped from the second move on.
  await canvas.hover({ position, force: true });
  await canvas.hover({ position: { x: position.x + 1, y: position.y }, force: true });
  await page.mouse.up();
  await expect.poll(() => canvas.getByRole('button').count()).toBe(index + 1);
  for (const [name, value] of Object.entries(box)) await field(page, name).fill(String(value));
  for (const one of given) await give(page, one);
}

test('[LAY-02] [LAY-03] [LAY-09] all kinds are placed by mouse, saved, previewed, published, played, and look the same', async () => {
  // Dark, while the player is not: what is drawn does not depend on it.
  const page = await scene.open({ width: 2000, height: 1600, dark: true });
  await beginAsOperator(page, scene);
  await page.goto(`${scene.server.url}/temp_mag/new_add_temp`);
  await page.getByRole('textbox', { name: /^Name/ }).fill(NAME);
  await page.getByText('Empty', { exact: true }).click();
  await page.getByTestId('designer').waitFor();
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('button', { name: '1 · Home' }).click();
  const parts = partsOf(scene.site);
  for (const [index, part] of parts.entries()) await put(page, part, index);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('img', { name: /^Home: / }).waitFor();
  const saved = await scene.played(NAME);
  expect(saved.pages[0]!.widgets.map(({ kind }) => kind)).toEqual(parts.map(({ kind }) => kind));

  // The published version differs from the first one.
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.getByTestId('canvas').getByRole('button', { name: 'Text (Text)' }).click();
  await give(page, { label: 'Words', how: 'type', value: 'Open' });
  await page.getByText('Draft saved').waitFor();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByLabel('Zoom').selectOption('0.5');
  await page.getByTestId('canvas').click({ position: { x: 950, y: 530 } });
  const { screen, sync } = await play(scene, NAME, SIZE);
  await stopClock(screen);
  sync();
  const pictures = await picturesOf(page, screen);
  const differences = {
    canvasPreview: await share(pictures.canvas, pictures.preview, MOST.off),
    previewPlayer: await share(pictures.preview, pictures.player, MOST.off),
  };
  console.log(`the same picture: ${JSON.stringify(differences)}`);
  expect(Object.entries(differences).filter(([, part]) => part > MOST.share)).toEqual([]);

  // It is operated as the screen is.
  const preview = page.getByRole('dialog', { name: 'As a screen shows it' });
  for (const where of [preview, screen]) {
    await where.getByRole('button', { name: 'More' }).click();
    await where.getByRole('button', { name: 'More' }).waitFor({ state: 'detached' });
  }
  expect(await preview.getByLabel('Page').inputValue()).toBe(saved.pages.find(({ name }) => name === SECOND_PAGE)!.id);
  expect(scene.complaints()).toEqual([]);
});
