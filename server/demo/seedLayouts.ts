import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { readLayout } from '#core/layout/migrate.ts';
import { glanceOf } from '../policies/layoutGlance.ts';
import { keepVersion } from '../commands/publishLayout.ts';
import { nextNumber } from '../commands/nextNumber.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

/** A widget as it is written down: what it does not say is filled in as the document is read. */
type Written = Pick<Widget, 'id' | 'name' | 'x' | 'y' | 'width' | 'height' | 'kind'> & { props: object };

const put = (
  id: string,
  kind: Widget['kind'],
  name: string,
  [x, y, width, height]: Box,
  props: object = {},
): Written => ({
  id,
  name,
  x,
  y,
  width,
  height,
  kind,
  props,
});

function window(...widgets: Written[]): LayoutDocument {
  const pages = [{ id: 'home', name: '橱窗', background: '#0d1b2a', widgets }];
  const read = readLayout({ version: 1, width: 1920, height: 1080, pages });
  if (!read.ok) throw new Error(`the layout of the demo cannot be read: ${read.why}`);
  return read.document;
}

const HEADLINE = { text: '旗舰店 · 秋冬新品已到店', fontSize: 48, background: '#14202b' };
const main = put('main', 'adSlot', '主画面', [0, 120, 1440, 840]);
const side = put('side', 'adSlot', '侧栏', [1440, 120, 480, 840]);
const headline = put('headline', 'text', '标题', [0, 0, 1440, 120], HEADLINE);
const clock = put('clock', 'clock', '时钟', [1440, 0, 480, 120], { fontSize: 40 });
const ticker = put('ticker', 'text', '滚动信息', [0, 960, 1920, 120], {
  text: '会员日全场八折 · 营业时间 10:00–22:00 · 扫码领取优惠券',
  fontSize: 44,
  scroll: true,
  background: '#8a1c1c',
});

/** As it was published first, as it plays, and as somebody is changing it. */
const FIRST = window(headline, main, side);
const PLAYED = window(headline, clock, main, side, ticker);
const DRAFT = window(
  { ...headline, props: { ...headline.props, text: '旗舰店 · 年终盛典' } },
  { ...clock, y: 20, height: 100 },
  { ...main, width: 1400 },
  { ...side, x: 1400, width: 520 },
  ticker,
);

/** A layout of the shop's own, with its versions, its slots and a draft that is not published yet (LAY-12). */
export async function seedLayouts(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const creatorId = known(demo.accounts, 'operator');
  const { width, height } = PLAYED;
  const layout = await own.layouts.insert({
    name: '旗舰店橱窗',
    width,
    height,
    document: PLAYED,
    ...glanceOf(PLAYED),
    rtb: false,
    builtIn: false,
    creatorId,
    createdAt: demo.now - 30 * DAY_MS,
  });
  const kept = (number: number, document: LayoutDocument, name: string) =>
    keepVersion(own, layout.id, { number, name, document, published: true, creatorId });
  await kept(1, FIRST, '开业版');
  await kept(2, PLAYED, '加时钟与滚动信息');
  await own.layoutDrafts.insert({
    layoutId: layout.id,
    document: DRAFT,
    pages: 1,
    materialIds: glanceOf(DRAFT).materialIds,
    savedById: creatorId,
    savedAt: demo.now - 3_600_000,
    creatorId,
  });
  for (const area of [main, side])
    await own.adSlots.insert({
      number: await nextNumber(demo.tx, 'adSlot'),
      name: `旗舰店橱窗 · ${area.name}`,
      layoutId: layout.id,
      widgetId: area.id,
      width: area.width,
      height: area.height,
      carouselPlaces: 10,
      sellingMode: 'cpt',
      cptPriceFen: 30_000,
      rtb: false,
      scanToCast: false,
      maxSellable: 5,
    });
  // The evening of the same place, at a price of its own (LAY-07).
  await own.adSlots.insert({
    number: await nextNumber(demo.tx, 'adSlot'),
    name: '旗舰店橱窗 · 晚高峰',
    layoutId: layout.id,
    widgetId: main.id,
    width: main.width,
    height: main.height,
    carouselPlaces: 6,
    opening: 'hours',
    windows: [{ from: '18:00', to: '22:00' }],
    mode: 'shared',
    sellingMode: 'cpt',
    cptPriceFen: 60_000,
    rtb: false,
    scanToCast: false,
    maxSellable: 3,
  });
}
