import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { gridOf } from '#server/media/grid.ts';
import { isDark, isSamePicture } from '#core/pictures/measure.ts';
import { draw, posters } from '#server/demo/pictures.ts';

const black = sharp({ create: { width: 320, height: 180, channels: 3, background: '#020203' } });

describe('a picture that a server can decode [MON-04]', () => {
  test('is no false alarm: none of the drawn posters is dark or another, however they are packed', async () => {
    const pictures = await Promise.all(posters.map(draw));
    const grids = await Promise.all(pictures.map(gridOf));
    const packed = await Promise.all(
      pictures.map(async (png) => gridOf(await sharp(png).jpeg({ quality: 60 }).toBuffer())),
    );
    const found = grids.flatMap((grid, at) => [
      ...(grid && isDark(grid) ? [`${at} is dark`] : []),
      ...(grid && packed[at] && isSamePicture(grid, packed[at]) ? [] : [`${at} differs from itself`]),
      ...grids.flatMap((one, by) => (by > at && one && grid && isSamePicture(one, grid) ? [`${at} is ${by}`] : [])),
    ]);
    expect(found).toEqual([]);
    expect(isDark((await gridOf(await black.jpeg().toBuffer()))!)).toBe(true);
    expect(await gridOf(Buffer.from('no picture'))).toBeNull();
  });
});

/** Variants of a screenshot: two widths, packed well or badly, by day and through a dimmed panel. */
const WAYS = [1920, 640].flatMap((width) =>
  [40, 60, 90].flatMap((quality) => [1, 0.6, 0.35].map((light) => ({ width, quality, light }))),
);
const shotOf = async (picture: Sharp, { width, quality, light }: (typeof WAYS)[number]) =>
  (await gridOf(await picture.clone().resize({ width }).modulate({ brightness: light }).jpeg({ quality }).toBuffer()))!;

describe('a set of pictures [MON-04]', () => {
  test('has no false alarm, and each dark screen is found', async () => {
    const drawn = await Promise.all(posters.map(async (poster) => sharp(await draw(poster))));
    const shots = await Promise.all(drawn.flatMap((picture) => WAYS.map((way) => shotOf(picture, way))));
    const glow = ['#000000', '#020203', '#080808'].map((background) =>
      sharp({ create: { width: 1920, height: 1080, channels: 3, background } }),
    );
    const dark = await Promise.all(glow.flatMap((picture) => WAYS.map((way) => shotOf(picture, way))));
    expect(shots.length).toBeGreaterThan(100);
    expect(shots.filter(isDark)).toEqual([]);
    expect(dark.filter((grid) => !isDark(grid))).toEqual([]);
    // Two shots of one scene are one picture, of two scenes never, whichever way both came.
    const named = shots.map((grid, at) => ({ grid, scene: Math.floor(at / WAYS.length), way: at % WAYS.length }));
    const alike = named.flatMap((one) =>
      named.filter(({ grid, scene, way }) => way === one.way && scene > one.scene && isSamePicture(grid, one.grid)),
    );
    expect(alike).toEqual([]);
    // The same scene, only packed otherwise: what a player's two pictures of a frozen screen are.
    const best = named.filter(
      ({ way }) => WAYS[way]!.quality === 90 && WAYS[way]!.light === 1 && WAYS[way]!.width === 1920,
    );
    const worst = named.filter(
      ({ way }) => WAYS[way]!.quality === 40 && WAYS[way]!.light === 1 && WAYS[way]!.width === 1920,
    );
    expect(best.filter(({ grid }, at) => !isSamePicture(grid, worst[at]!.grid))).toEqual([]);
  });
});
