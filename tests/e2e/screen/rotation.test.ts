import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtinLayouts } from '#core/layout/builtin.ts';
import { screenScene } from '../../support/screenScene.ts';
import { screenAd } from '../../support/screenServer.ts';
import { until } from '../../support/until.ts';

const [WIDE, HIGH] = [640, 360];
const { openPlayer, server } = screenScene({ viewport: { width: WIDE, height: HIGH } });

const RED = '#e02020';
const BLUE = '#2020e0';

/** A programme of two halves, red above blue, for a screen that is turned by so much. */
function give(rotation: 90 | 180 | 270): void {
  const document = builtinLayouts.find(({ key }) => key === 'halves')!.document;
  const half = (areaId: string) => ({ id: areaId, name: areaId, areaId, width: 1080, height: 960 });
  const ad = (slotId: string, background: string) =>
    screenAd(
      slotId,
      { kind: 'text', text: ' ', color: '#ffffff', background, fontSize: 20, durationMs: 60_000 },
      { slotId },
    );
  server.give({
    device: { id: 'device', number: 'ACDE3467', name: 'Lobby', zone: 'Asia/Shanghai', rotation },
    layout: { id: `layout-${rotation}`, name: 'Halves', document },
    slots: [half('top'), half('bottom')],
    items: [ad('top', RED), ad('bottom', BLUE)],
  });
}

/** Returns the colours of points of a picture, each part rounded: a JPEG is not exact. */
async function coloursAt(picture: Buffer, points: readonly (readonly [x: number, y: number])[]): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [red, , blue] = data.subarray(at, at + 3);
    return red! > 180 && blue! < 90 ? RED : blue! > 180 && red! < 90 ? BLUE : `other ${red} ${blue}`;
  });
}

/** Places in the window: of the stage, and of the upper and lower half as people see them. */
const PLACES = {
  90: { box: [0, 0, WIDE, HIGH], top: [0.9, 0.5], bottom: [0.1, 0.5] },
  180: { box: [218.75, 0, 202.5, HIGH], top: [0.5, 0.9], bottom: [0.5, 0.1] },
  270: { box: [0, 0, WIDE, HIGH], top: [0.1, 0.5], bottom: [0.9, 0.5] },
} as const;

test.each([90, 180, 270] as const)(
  'a screen that is turned by %i shows an upright layout as large as it can be, the right way up, and is touched there [DEV-23]',
  async (rotation) => {
    give(rotation);
    const page = await openPlayer('?lang=en');
    await page.locator('.stage-layer').nth(1).waitFor();
    const { box, top, bottom } = PLACES[rotation];
    const seen = async () => {
      const { x, y, width, height } = (await page.locator('.stage-canvas').boundingBox())!;
      return [x, y, width, height].map((side) => Math.round(side * 100) / 100);
    };
    await until(async () => expect(await seen()).toEqual([...box]));
    await until(async () => expect(await coloursAt(await page.screenshot(), [top, bottom])).toEqual([RED, BLUE]));

    // What the page is touched at is what is seen there.
    server.order('lock', { pin: '0417' });
    await page.getByTestId('lock').waitFor();
    await page.mouse.click(WIDE / 2, HIGH / 2);
    for (const digit of '0417') await page.getByRole('button', { name: digit, exact: true }).click();
    await page.getByTestId('lock').waitFor({ state: 'detached' });

    // The console gets the picture as people see it.
    const before = server.shots.length;
    server.order('screenshot', {});
    await until(async () => expect(server.shots.length).toBe(before + 1));
    const shot = server.shots.at(-1)!;
    const { width, height } = await sharp(shot).metadata();
    expect([width, height]).toEqual(rotation === 180 ? [WIDE, HIGH] : [HIGH, WIDE]);
    expect(
      await coloursAt(shot, [
        [0.5, 0.2],
        [0.5, 0.8],
      ]),
    ).toEqual([RED, BLUE]);
    expect(server.syncs.at(-1)!.status.screen).toEqual({ width: WIDE, height: HIGH });
  },
);

test('a screen turns while it plays, and what plays goes on [DEV-23]', async () => {
  give(180);
  const page = await openPlayer('?lang=en');
  await page.locator('.stage-layer').nth(1).waitFor();
  const layer = await page.locator('.stage-layer').first().elementHandle();
  give(90);
  await until(async () => expect(await page.getByTestId('turned').getAttribute('style')).toContain('rotate(90deg)'));
  await page.setViewportSize({ width: 800, height: 450 });
  await until(async () =>
    expect(await page.locator('.stage-canvas').boundingBox()).toMatchObject({ x: 0, y: 0, width: 800, height: 450 }),
  );
  expect(await layer.evaluate((element) => element.isConnected)).toBe(true);
});
