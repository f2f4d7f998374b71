import { importDetail } from '#core/importDetail.ts';
import { keepFailure, type FailedRow } from '../jobs/imports/failures.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

const failed: FailedRow[] = [
  {
    row: 4,
    cells: { uuid: 'K7QX2M9P', name: '港汇·负一层扶梯', type: '安卓', groupId: '港汇门店' },
    errors: [{ row: 4, column: 'D', field: 'groupId', zh: '没有“港汇门店”', en: 'There is none called “港汇门店”' }],
  },
  {
    row: 9,
    cells: { uuid: 'W3NB8TX', name: '中山医院·二楼', type: '安卓', groupId: '写字楼' },
    errors: [{ row: 9, column: 'A', field: 'uuid', zh: '格式不正确', en: 'Wrong format' }],
  },
];

/** Two imports of the operator's that are over: one whole, one with rows that failed and can be fetched. */
export async function seedImports(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const by = { entity: 'device', creatorId: known(demo.accounts, 'operator') };
  const at = (days: number) => ({ createdAt: demo.now - days * DAY_MS, finishedAt: demo.now - days * DAY_MS + 4_000 });
  const total = demo.devices.size;
  await own.importTasks.insert({
    ...by,
    ...at(30),
    fileName: '首批设备.xlsx',
    status: 'completed',
    total,
    done: total,
  });
  const task = await own.importTasks.insert({
    ...by,
    ...at(2),
    fileName: '新增门店设备.xlsx',
    status: 'partlyCompleted',
    total: 10,
    done: 10 - failed.length,
    failed: failed.length,
    errors: failed.flatMap(({ errors }) => errors),
  });
  for (const row of failed) await keepFailure(demo.tx, task.id, row);
}

/** Data cards that the platform keeps for new screens. */
const spares = [
  ['89860119450023100700', 'unicom'],
  ['89860324450023100719', 'telecom'],
] as const;

/** An import of the platform's own, of cards that lie in a drawer, and the notice that it ended. */
export async function seedPlatformImport(demo: DemoContext): Promise<void> {
  const own = demo.tx.as({ kind: 'system', corpId: known(demo.corporations, 'platform').id });
  const by = { creatorId: known(demo.accounts, 'platform'), createdAt: demo.now - DAY_MS };
  for (const [iccid, operator] of spares)
    await own.dataCards.insert({ ...by, iccid, operator, packageMb: 10_240, usedMb: 0 });
  const facts = { fileName: '备用流量卡.xlsx', done: spares.length };
  const { id } = await own.importTasks.insert({
    ...by,
    ...facts,
    entity: 'dataCard',
    status: 'completed',
    total: spares.length,
    finishedAt: by.createdAt + 3_000,
  });
  await own.notices.insert({
    ...by,
    kind: 'importEnded',
    entity: 'importTask',
    recordId: id,
    subject: facts.fileName,
    detail: importDetail({ done: spares.length, failed: 0 }),
    cause: `importEnded ${id}`,
  });
}
