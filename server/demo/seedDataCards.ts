import type { DictWordStored } from '#generated/server/dict-words.gen.ts';
import type { DemoContext } from './context.ts';
import { DAY_MS, known, ownerTx } from './context.ts';

/** Data cards of the media owner: number, network, megabytes of the package and used, days since its activation. */
const cards = [
  ['89860116700412345677', 'unicom', 30_720, 21_480, 210],
  ['89860720420034567891', 'mobile', 10_240, 9_870, 340],
  ['89860320440001234568', 'telecom', 51_200, 12_040, 95],
  ['89860012345678901238', 'mobile', 10_240, 10_512, 400],
  ['89860615010000998879', 'unicom', 20_480, 3_310, 31],
  ['89861120234567800122', 'telecom', 30_720, 18_005, 150],
  ['89860321998877665545', 'telecom', 10_240, 640, 12],
  ['89860619881122334458', 'unicom', 10_240, 0, null],
] as const;

/** Puts a card into each of the first screens; the last one lies in a drawer and was never used. */
export async function seedDataCards({ tx, now, corporations, accounts, devices }: DemoContext): Promise<void> {
  const { id: corpId } = known(corporations, 'owner');
  const own = tx.as({ kind: 'system', corpId });
  const screens = [...devices.values()];
  for (const [index, [iccid, operator, packageMb, usedMb, days]] of cards.entries())
    await own.dataCards.insert({
      iccid,
      operator,
      packageMb,
      usedMb,
      deviceId: days === null ? null : (screens[index * 2]?.id ?? null),
      activatedAt: days === null ? null : now - days * DAY_MS,
      creatorId: accounts.get('operator') ?? null,
      createdAt: now - (days ?? 0) * DAY_MS,
    });
}

type List = NonNullable<DictWordStored['list']>;

/** Words that the media owner offers where the same is typed again and again. */
const words: Readonly<Record<List, readonly string[]>> = {
  rejectReason: [
    '画面模糊，请更换清晰素材',
    '缺少广告主资质证明',
    '含有绝对化用语，请修改文案',
    '价格与活动不一致，请核实',
    '音量过大，请降低后重新上传',
    '画面比例与广告位不符',
  ],
  verifyReason: ['图片不清晰，请重新拍摄', '名称与证件不一致', '证件号码与图片不符', '证件已过期', '缺少公章'],
  takeDownReason: ['活动已结束', '商品已下架', '广告主要求停播', '内容有误，正在更正', '收到投诉，核实中'],
  region: ['华东', '华南', '华北', '华中', '西南', '东北', '西北'],
  leader: ['陆店', '许宁', '蒋帆'],
  castWord: ['赌博', '贷款', '加微信', '代开发票', '刷单'],
};

/** Fills the dictionary of the media owner (NET-11). */
export async function seedDictionary(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const creatorId = known(demo.accounts, 'operator');
  for (const [list, all] of Object.entries(words))
    for (const word of all) await own.dictWords.insert({ list: list as List, word, creatorId, createdAt: demo.now });
}
