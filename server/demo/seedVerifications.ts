import type { VerificationStored } from '#generated/server/verifications.gen.ts';
import type { FileProfile } from '../commands/applyUpload.ts';
import { openEnterprise } from '../commands/openEnterprise.ts';
import type { Arrived } from '../commands/receiveUpload.ts';
import { keepVerifyState, type VerifyKind } from '../commands/verifyState.ts';
import type { MediaStore } from '../services.ts';
import { DAY_MS, known, type DemoContext } from './context.ts';
import type { DemoCorporation } from './people.ts';
import { draw, paper } from './pictures.ts';
import { keepUpload, prepareFile } from './seedLibrary.ts';

type Buyer = 'advertiser' | 'agency';
/** Pictures of papers, one for each who sends some. */
export type Papers = ReadonlyMap<Buyer, Arrived<FileProfile>>;

/** Draws the papers of those who buy, and takes them in as uploads. */
export async function preparePapers(
  media: MediaStore,
  ids: ReadonlyMap<DemoCorporation['key'], string>,
  now: number,
): Promise<Papers> {
  const grounds = { advertiser: ['#8a6d4b', '#c9b08a'], agency: ['#3d5a80', '#98c1d9'] } as const;
  const papers = new Map<Buyer, Arrived<FileProfile>>();
  for (const buyer of ['advertiser', 'agency'] as const) {
    const bytes = await draw(paper([...grounds[buyer]], '#c1272d'));
    const file = { name: '营业执照.png', profile: 'image' as const, bytes, corpId: known(ids, buyer), now };
    papers.set(buyer, await prepareFile(media, file));
  }
  return papers;
}

interface DemoPaper extends Partial<VerificationStored> {
  kind: VerifyKind;
  by: Buyer;
  /** Days since it was submitted. */
  ago: number;
}

/** Advertisers for which the agency acts: one whose identity waits for its review, one that is verified. */
const CLIENTS = [
  { name: '山野茶业', contact: '李野', phone: '13800000021' },
  { name: '望江书屋', contact: '江望', phone: '13800000022' },
] as const;

const papersOf = (waitingId: string, verifiedId: string): readonly DemoPaper[] => [
  {
    by: 'advertiser',
    kind: 'identity',
    ago: 41,
    status: 'refused',
    subject: 'enterprise',
    holder: '小熊咖啡',
    creditCode: '91310000MA1FL1234Q',
    reason: '企业名称与执照不一致，请填写全称。',
  },
  {
    by: 'advertiser',
    kind: 'identity',
    ago: 40,
    status: 'verified',
    subject: 'enterprise',
    holder: '上海小熊咖啡有限公司',
    creditCode: '91310000MA1FL1234Q',
    legalPerson: '熊静',
  },
  {
    by: 'advertiser',
    kind: 'qualification',
    ago: 1,
    status: 'submitted',
    holder: '上海小熊咖啡有限公司',
    certificate: '食品经营许可证',
    certificateNumber: 'JY23101040012345',
    validUntil: '2028-06-30',
  },
  {
    by: 'agency',
    kind: 'identity',
    ago: 60,
    status: 'verified',
    subject: 'enterprise',
    holder: '和声广告（上海）有限公司',
    creditCode: '913100007178513D1W',
    legalPerson: '何声',
  },
  {
    by: 'agency',
    kind: 'identity',
    ago: 0.2,
    status: 'submitted',
    subject: 'enterprise',
    holder: '杭州山野茶业有限公司',
    creditCode: '92310104MA1K3XYW8T',
    advertiserId: waitingId,
  },
  {
    by: 'agency',
    kind: 'identity',
    ago: 12,
    status: 'verified',
    subject: 'enterprise',
    holder: '上海望江书屋有限公司',
    creditCode: '91310115MA1K4QHT21',
    advertiserId: verifiedId,
  },
];

/** Adds the advertisers of the agency; returns their corporations. */
async function addClients({ tx, now }: DemoContext, agency: string, creatorId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const client of CLIENTS) {
    const facts = { ...client, type: 'enterprise', superiorId: agency, email: null } as const;
    const { corpId: advertiserId, number, name } = await openEnterprise(tx, facts, 'zh_cn');
    const { type, contact, phone } = facts;
    await tx.as({ kind: 'system', corpId: agency }).proxies.insert({
      advertiserId,
      number,
      name,
      type,
      contact,
      phone,
      identityState: 'unsubmitted',
      creatorId,
      createdAt: now - 13 * DAY_MS,
    });
    ids.push(advertiserId);
  }
  return ids;
}

/**
 * What those who buy from the media owner have proved (ADS-05), and whom the agency acts for (ADS-08): one identity was
 * refused first, a qualification and the identity of one client of the agency wait for the owner.
 */
export async function seedVerifications(demo: DemoContext, papers: Papers): Promise<void> {
  const { tx, now } = demo;
  const agency = known(demo.corporations, 'agency').id;
  const [waitingId = '', verifiedId = ''] = await addClients(demo, agency, known(demo.accounts, 'agency_one'));
  for (const buyer of ['advertiser', 'agency'] as const)
    await keepUpload(demo, papers.get(buyer)!, known(demo.accounts, buyer === 'agency' ? 'agency_one' : 'advertiser'));
  const reviewerId = known(demo.accounts, 'operator');
  for (const { by, ago, ...record } of papersOf(waitingId, verifiedId)) {
    const corpId = record.advertiserId ?? known(demo.corporations, by).id;
    const corporation = await tx.corporations.one(corpId, { fields: ['name'] });
    const createdAt = now - ago * DAY_MS;
    const decided = record.status === 'submitted' ? {} : { reviewerId, reviewedAt: createdAt + DAY_MS / 8 };
    await tx.as({ kind: 'system', corpId }).verifications.insert({
      ...record,
      ...decided,
      advertiserId: corpId,
      advertiserName: corporation?.name ?? '',
      pictures: [papers.get(by)!.uploadId],
      isReplaced: false,
      creatorId: known(demo.accounts, by === 'agency' ? 'agency_one' : 'advertiser'),
      createdAt,
    });
    await keepVerifyState(tx, corpId, record.kind);
  }
}
