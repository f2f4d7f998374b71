import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createKeyboard, focusWatch } from '../../support/keyboard.ts';
import { boxOf, LAYOUT, partsOf, type Given, type Part } from './kinds.ts';
import { beginAsOperator, designerScene, play } from './scene.ts';

const NAME = 'By keys alone';
const MOST_STOPS = 150;

const scene = designerScene();

/** Presses Tab, or Shift with it, until something has the focus. A widget that is passed is chosen, and its fields are others. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hasFocus = focusWatch(target, true);
  for (let stop = 0; stop <= MOST_STOPS; stop += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} cannot be reached`);
}

/** Replaces what stands in the field that has the focus. */
async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

async function give(page: Page, { label, how, value }: Given): Promise<void> {
  const input = page
    .locator('.designer-properties')
    .getByLabel(new RegExp(`^${label}`))
    .first();
  await reach(page, input);
  if (how === 'choose') await page.keyboard.press('Enter');
  else await write(page, value);
  if (how === 'type') return;
  const option = page.getByRole('option', { name: value }).first();
  await option.waitFor();
  // The list may begin with "none".
  for (let step = 0; step < 5; step += 1) {
    const isChosen = await option.evaluate(
      (one) => one === document.activeElement || one.classList.contains('Mui-focused'),
    );
    if (isChosen) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'detached' });
}

/** Puts a kind on the page by its button in the palette, then gives it its box and what it needs. */
async function put(page: Page, { kind, given }: Part, index: number): Promise<void> {
  await reach(page, page.locator(`.designer-palette [data-kind=${kind}]`), index === 0 ? 'Tab' : 'Shift+Tab');
  await page.keyboard.press('Enter');
  for (const [name, value] of Object.entries(boxOf(index))) {
    await reach(page, page.getByTestId('designer').getByRole('textbox', { name, exact: true }));
    await write(page, String(value));
  }
  for (const one of given) await give(page, one);
}

test('[LAY-02] [LAY-03] [LAY-12] [UI-05] all kinds are placed, saved, previewed, restored, published and played by keyboard alone', async () => {
  const page = await scene.open({ width: 1600, height: 1200 });
  const keyboard = createKeyboard(page);
  await beginAsOperator(page, scene);
  await page.goto(`${scene.server.url}/temp_mag/new_add_temp`);
  await reach(page, page.getByRole('textbox', { name: /^Name/ }));
  await page.keyboard.insertText(NAME);
  await reach(page, page.getByRole('radio', { name: 'Empty' }));
  await page.keyboard.press('Space');
  await page.getByTestId('designer').waitFor();
  await reach(page, page.getByRole('button', { name: 'Add page' }));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('button', { name: '1 · Home' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const parts = partsOf(scene.site);
  await reach(page, page.locator('.designer-palette [data-kind=adSlot]'), 'Shift+Tab');
  for (const [index, part] of parts.entries()) await put(page, part, index);
  await reach(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Home: / }).waitFor();
  const saved = await scene.played(NAME);
  expect(saved.pages[0]!.widgets.map(({ kind, x, y }) => ({ kind, x, y }))).toEqual(
    parts.map(({ kind }, index) => ({ kind, x: boxOf(index).X, y: boxOf(index).Y })),
  );

  await reach(page, page.getByRole('link', { name: 'Edit' }).first());
  await page.keyboard.press('Enter');
  const clock = page.getByTestId('canvas').getByRole('button', { name: 'Clock (Clock)' });
  await clock.first().waitFor();
  // Its rulers count in design pixels.
  await page.locator('.designer-ruler-x').getByText('1000', { exact: true }).waitFor();
  await page.locator('.designer-ruler-y').getByText('400', { exact: true }).waitFor();
  await reach(page, clock.first());
  for (const key of ['Shift+ArrowDown', 'ArrowRight', 'Control+d', 'r', 'Control+z', 'Control+z'])
    await page.keyboard.press(key);
  await expect.poll(() => clock.count()).toBe(1);
  await page.getByText('Draft saved').waitFor();

  await reach(page, page.getByRole('button', { name: 'Preview' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'As a screen shows it' });
  await keyboard.press(preview.getByRole('button', { name: 'More' }));
  await preview.getByRole('button', { name: 'More' }).waitFor({ state: 'detached' });
  // The button went with its page; the focus stays within the dialog.
  await keyboard.hasFocus(preview);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });

  // An earlier version beside the draft, restored, and that undone like anything else.
  const publish = page.getByRole('button', { name: 'Publish…' });
  await reach(page, page.getByRole('button', { name: 'Versions' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const versions = page.getByRole('dialog', { name: 'Versions of this layout' });
  await versions.getByText('Clock (Clock): moved').waitFor();
  await keyboard.hasFocus(versions);
  await keyboard.press(versions.getByRole('button', { name: 'Restore as draft' }));
  await versions.waitFor({ state: 'detached' });
  await expect.poll(() => publish.isDisabled()).toBe(true);
  await reach(page, clock.first());
  await page.keyboard.press('Control+z');
  await expect.poll(() => publish.isEnabled()).toBe(true);
  await page.getByText('Draft saved').waitFor();

  await reach(page, publish, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish this layout?' });
  const now = dialog.getByRole('button', { name: 'Publish', exact: true });
  await expect.poll(() => now.isEnabled()).toBe(true);
  await keyboard.hasFocus(dialog);
  await keyboard.press(now);
  await dialog.waitFor({ state: 'detached' });

  const { screen } = await play(scene, NAME, { width: LAYOUT.width / 2, height: LAYOUT.height / 2 });
  const drawn = await screen
    .locator('.stage-canvas [data-widget]')
    .evaluateAll((all) =>
      all.map((one) => ({ kind: one.getAttribute('data-kind'), left: (one as HTMLElement).style.left })),
    );
  const placed = parts.map(({ kind }, index) => ({ kind, left: `${boxOf(index).X + (kind === 'clock' ? 1 : 0)}px` }));
  // Music lies below the page that is open: it goes on while pages are turned.
  const isMusic = ({ kind }: { kind: string | null }) => kind === 'music';
  expect(drawn).toEqual([...placed.filter(isMusic), ...placed.filter((part) => !isMusic(part))]);
  expect(keyboard.problems()).toEqual([]);
  expect(scene.complaints()).toEqual([]);
});
