import type { FileProfile } from '../commands/applyUpload.ts';
import { listMaterial } from '../commands/listMaterial.ts';
import type { Arrived } from '../commands/receiveUpload.ts';
import type { MediaStore } from '../services.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';
import type { DemoCorporation } from './people.ts';
import { draw, posters } from './pictures.ts';
import { keepUpload, prepareFile } from './seedLibrary.ts';

type Buyer = 'advertiser' | 'agency';
/** Pictures that those who buy have uploaded to their own libraries. */
export type BuyersFiles = readonly { buyer: Buyer; category: string; arrived: Arrived<FileProfile> }[];

/** Accounts of those who buy, and the pictures of each, by their numbers and the category in which they lie. */
const BUYERS: Readonly<Record<Buyer, { account: string; pictures: Readonly<Record<number, string>> }>> = {
  advertiser: { account: 'advertiser', pictures: { 0: '新品', 1: '新品', 5: '促销活动' } },
  agency: { account: 'agency_one', pictures: { 2: '望江书屋', 4: '山野茶业' } },
};

/** Categories of the media owner, and the pictures of its library that lie in them. */
const CATEGORIES: Readonly<Record<string, readonly number[]>> = {
  商品上新: [0, 1],
  文化活动: [2, 4],
  出行旅游: [3],
  促销活动: [5],
};

/** Ways of looking at lists that somebody has saved. */
const VIEWS = [
  {
    account: 'operator',
    corporation: 'owner',
    name: '离线的安卓屏',
    entity: 'device',
    shared: true,
    filter: { status: 'offline', type: 'android' },
  },
  {
    account: 'operator',
    corporation: 'owner',
    name: '待审核广告',
    entity: 'ad',
    filter: { status: 'pendingApproval' },
  },
  {
    account: 'platform',
    corporation: 'platform',
    name: '广告主',
    entity: 'corporation',
    filter: { customerType: 'advertiser' },
  },
  {
    account: 'advertiser',
    corporation: 'advertiser',
    name: '投放中的订单',
    entity: 'adsOrder',
    filter: { status: 'ongoing' },
  },
  {
    account: 'agency_one',
    corporation: 'agency',
    name: '待支付订单',
    entity: 'adsOrder',
    filter: { status: 'toBePaid' },
  },
] as const;

/** Draws the pictures of those who buy, and takes them in as uploads. */
export async function prepareBuyersFiles(
  media: MediaStore,
  ids: ReadonlyMap<DemoCorporation['key'], string>,
  now: number,
): Promise<BuyersFiles> {
  const files: BuyersFiles[number][] = [];
  for (const buyer of ['advertiser', 'agency'] as const)
    for (const [key, category] of Object.entries(BUYERS[buyer].pictures)) {
      const poster = posters[Number(key)]!;
      const facts = { name: `${poster.name}.png`, profile: 'image', corpId: known(ids, buyer), now } as const;
      files.push({ buyer, category, arrived: await prepareFile(media, { ...facts, bytes: await draw(poster) }) });
    }
  return files;
}

/** Seeds people's own records: the libraries of those who buy, categories, saved views, and what they were told. */
export async function seedOwnThings(demo: DemoContext, files: BuyersFiles): Promise<void> {
  await seedCategories(demo);
  await seedLibraries(demo, files);
  await seedViews(demo);
  await seedVerdicts(demo);
}

async function seedCategories(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  for (const [name, pictures] of Object.entries(CATEGORIES)) {
    const { id: categoryId } = await own.materialCategories.insert({ name });
    for (const picture of pictures) await own.materials.update(known(demo.materials, picture).id, { categoryId });
  }
}

async function seedLibraries(demo: DemoContext, files: BuyersFiles): Promise<void> {
  const categories = new Map<string, string>();
  for (const { buyer, category, arrived } of files) {
    const { id: corpId, departmentId: deptId } = known(demo.corporations, buyer);
    const own = demo.tx.as({ kind: 'system', corpId });
    const creatorId = known(demo.accounts, BUYERS[buyer].account);
    const key = `${corpId} ${category}`;
    const categoryId = categories.get(key) ?? (await own.materialCategories.insert({ name: category })).id;
    categories.set(key, categoryId);
    await keepUpload(demo, arrived, creatorId);
    const { id } = await listMaterial(own, arrived, { folderId: null });
    await own.materials.update(id, { categoryId, creatorId, deptId });
  }
}

async function seedViews({ tx, now, accounts, corporations }: DemoContext): Promise<void> {
  for (const { account, corporation, filter, ...view } of VIEWS)
    await tx.as({ kind: 'system', corpId: known(corporations, corporation).id }).savedViews.insert({
      shared: false,
      ...view,
      state: { filter: JSON.stringify(filter) },
      creatorId: known(accounts, account),
      createdAt: now - 6 * DAY_MS,
    });
}

/** Those who buy have heard what became of their papers. */
async function seedVerdicts({ tx, accounts, corporations }: DemoContext): Promise<void> {
  for (const buyer of ['advertiser', 'agency'] as const) {
    const own = tx.as({ kind: 'system', corpId: known(corporations, buyer).id });
    const decided = await own.verifications.find((eb) => eb('reviewed_at', 'is not', null));
    for (const { id, advertiserName, status, reason, reviewedAt } of decided) {
      const kind = status === 'refused' ? 'verifyRefused' : 'verifyPassed';
      await own.notices.insert({
        creatorId: known(accounts, BUYERS[buyer].account),
        kind,
        entity: 'verification',
        recordId: id,
        subject: advertiserName,
        detail: reason,
        cause: `${kind} ${id}`,
        createdAt: reviewedAt ?? 0,
        readAt: (reviewedAt ?? 0) + DAY_MS,
      });
    }
  }
}
