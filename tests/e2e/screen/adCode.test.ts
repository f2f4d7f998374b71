import jsqr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CORNERS, type Corner } from '#core/manifest/corners.ts';
import { screenScene } from '../../support/screenScene.ts';
import { screenAd } from '../../support/screenServer.ts';
import { until } from '../../support/until.ts';

const { openPlayer, server } = screenScene({ viewport: { width: 1280, height: 720 } });

const give = (corner: Corner): void =>
  server.give({
    slots: [{ id: 'slot', name: 'Main', areaId: 'main', width: 1920, height: 1080 }],
    items: [
      screenAd(
        'ad',
        { kind: 'text', text: 'Latte', color: '#ffffff', background: '#203040', fontSize: 80, durationMs: 60_000 },
        { code: { path: `/scan/${corner.padEnd(12, '0')}`, corner } },
      ),
    ],
  });

/** Reads a code in a quarter of a picture, as a phone does; undefined where there is none. */
async function codeIn(picture: Buffer, corner: Corner): Promise<string | undefined> {
  const { width, height } = await sharp(picture).metadata();
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const { data, info } = await sharp(picture)
    .extract({
      left: corner.endsWith('Right') ? width - half.width : 0,
      top: corner.startsWith('bottom') ? height - half.height : 0,
      ...half,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each(CORNERS)('a phone reads the code of an ad in its corner of the screen, %s [AD-15]', async (corner) => {
  give(corner);
  const page = await openPlayer('?lang=en');
  await page.locator('.stage-code').waitFor();
  const address = `${server.url}/scan/${corner.padEnd(12, '0')}`;
  for (const one of CORNERS)
    await until(async () =>
      expect(await codeIn(await page.screenshot(), one)).toBe(one === corner ? address : undefined),
    );
  // The picture that the console gets has it, too.
  const before = server.shots.length;
  server.order('screenshot', {});
  await until(async () => expect(server.shots.length).toBe(before + 1));
  expect(await codeIn(server.shots.at(-1)!, corner)).toBe(address);
});
