import sharp from 'sharp';

const WIDTH = 1280;
const HEIGHT = 720;

/** A poster: a ground, a few shapes, nothing that needs a font. Each is a little scene of its own. */
export interface Poster {
  name: string;
  ground: [string, string];
  shapes: string;
}

const sun = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const hill = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const bar = (x: number, y: number, w: number, h: number, fill: string, r = 24) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

const cup = `<path d="M470 300 h300 l-36 250 a40 40 0 0 1 -40 36 h-148 a40 40 0 0 1 -40 -36 z" fill="#fff7ec"/>
  <path d="M770 340 h46 a70 70 0 0 1 0 140 h-66" fill="none" stroke="#fff7ec" stroke-width="34"/>
  <ellipse cx="620" cy="302" rx="150" ry="30" fill="#6b3d20"/>
  <path d="M560 230 q-30 -50 10 -90 M630 230 q-30 -60 10 -110 M700 230 q-30 -50 10 -90" stroke="#fff7ec" stroke-width="14" fill="none" stroke-linecap="round" opacity=".7"/>`;

/** The pictures of the demo's library, drawn by code: a repository needs no stock photographs. */
export const posters: readonly Poster[] = [
  {
    name: '小熊咖啡·早安拿铁',
    ground: ['#7a4526', '#c98a55'],
    shapes: cup + bar(90, 590, 420, 26, '#fff7ec', 13) + bar(90, 636, 260, 18, '#fff7ecaa', 9),
  },
  {
    name: '春日山野·新品茶',
    ground: ['#cfe8c9', '#f4f7d8'],
    shapes:
      sun(980, 190, 90, '#f6c445') +
      hill('M0 520 Q320 300 640 500 T1280 430 V720 H0z', '#6fae6b') +
      hill('M0 610 Q380 460 760 600 T1280 560 V720 H0z', '#3e8550'),
  },
  {
    name: '晨光书店·周末阅读',
    ground: ['#20304f', '#3d5a80'],
    shapes:
      Array.from({ length: 11 }, (_, i) =>
        bar(
          170 + i * 86,
          210 + ((i * 37) % 90),
          62,
          360 - ((i * 37) % 90),
          ['#e0fbfc', '#98c1d9', '#ee6c4d', '#f2cc8f'][i % 4]!,
          8,
        ),
      ).join('') + bar(130, 570, 1020, 24, '#e0fbfc', 12),
  },
  {
    name: '海岛航线·即日起',
    ground: ['#48bfe3', '#ade8f4'],
    shapes:
      sun(250, 180, 80, '#fff3b0') +
      hill('M0 470 Q160 440 320 470 T640 470 T960 470 T1280 470 V720 H0z', '#0077b6') +
      hill('M0 560 Q160 530 320 560 T640 560 T960 560 T1280 560 V720 H0z', '#023e8a') +
      hill('M520 470 l220 -250 v250z', '#ffffff') +
      hill('M760 470 v-200 l120 200z', '#f1faee') +
      hill('M470 484 h450 l-60 80 h-330z', '#e63946'),
  },
  {
    name: '城市夜跑·报名中',
    ground: ['#10002b', '#5a189a'],
    shapes:
      sun(1010, 170, 70, '#ffd166') +
      Array.from({ length: 14 }, (_, i) =>
        bar(i * 94, 330 + ((i * 53) % 170), 78, 400, i % 2 ? '#240046' : '#3c096c', 4),
      ).join('') +
      `<path d="M-20 690 C300 560 620 760 1300 610" stroke="#ff9e00" stroke-width="26" fill="none"/>`,
  },
  {
    name: '周年庆·全场八折',
    ground: ['#d62839', '#f9844a'],
    shapes:
      Array.from({ length: 26 }, (_, i) =>
        sun(
          ((i * 211) % 1240) + 20,
          ((i * 97) % 660) + 30,
          12 + (i % 4) * 9,
          ['#ffe066', '#ffffff', '#f9c74f', '#fdf0d5'][i % 4]!,
        ),
      ).join('') +
      bar(390, 250, 500, 220, '#ffffff', 110) +
      sun(530, 360, 62, '#d62839') +
      sun(750, 360, 62, '#d62839'),
  },
];

/** Draws a poster as PNG. */
export function draw({ ground: [from, to], shapes }: Poster): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** A paper with a stamp, as it is sent to be verified: lines where words would be, and what it says of in its ground. */
export const paper = (ground: [string, string], stamp: string): Poster => ({
  name: 'paper',
  ground,
  shapes:
    bar(150, 60, 980, 600, '#fffdf7', 16) +
    bar(470, 110, 340, 40, '#7a1f1f', 8) +
    [210, 262, 314, 366, 418]
      .map((y, at) => bar(230, y, 560 - at * 46, 22, '#3a3a3a', 6) + bar(840, y, 190, 22, '#b7b2a6', 6))
      .join('') +
    `<circle cx="930" cy="540" r="84" fill="none" stroke="${stamp}" stroke-width="12"/>` +
    `<path d="M930 496 l13 30 33 3 -25 22 8 32 -29 -17 -29 17 8 -32 -25 -22 33 -3z" fill="${stamp}"/>` +
    bar(230, 520, 380, 18, '#b7b2a6', 6) +
    bar(230, 560, 300, 18, '#b7b2a6', 6),
});
