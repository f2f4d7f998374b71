import type { WarningEventStored } from '#generated/server/warning-events.gen.ts';
import type { WarningRuleStored } from '#generated/server/warning-rules.gen.ts';
import { DAY_MS, known, ownerTx, type DemoContext } from './context.ts';

const HOUR_MS = DAY_MS / 24;

type Rule = Partial<WarningRuleStored> & Pick<WarningRuleStored, 'name' | 'kind'>;

const rules: readonly Rule[] = [
  { name: '屏幕离线一小时', kind: 'offline', minutes: 60 },
  { name: '存储少于 500 MB', kind: 'storage', freeMb: 500, holdMinutes: 5 },
  { name: '屏幕报告异常', kind: 'fault', holdMinutes: 5 },
  { name: '一小时没有播放', kind: 'noPlay', minutes: 60, holdMinutes: 5, isOn: false },
  { name: '画面黑屏、冻结或不符', kind: 'picture', holdMinutes: 5 },
  { name: '入口体温', kind: 'temperature', celsius: 37.5, quietMinutes: 30 },
  { name: '洗手台水位', kind: 'waterLevel', percent: 20, quietMinutes: 30 },
];

type Past = Pick<WarningEventStored, 'kind' | 'measured'> & { screen: string; ago: number; lasted: number };

const past: readonly Past[] = [
  { kind: 'offline', screen: '人民广场站·3 号口', measured: '60 min', ago: 50, lasted: 4 },
  { kind: 'storage', screen: '旗舰店·收银台', measured: '312 MB', ago: 96, lasted: 20 },
  { kind: 'fault', screen: '旗舰店·二楼茶区', measured: null, ago: 130, lasted: 1 },
];

/** Rules of the early-warning centre and warnings that are over (MON-03); those of the present are made by the tick. */
export async function seedWarnings(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const creatorId = known(demo.accounts, 'operator');
  const ids = new Map<unknown, string>();
  for (const rule of rules) {
    const values = { isOn: true, holdMinutes: 0, quietMinutes: 10, receiverIds: [creatorId], creatorId, ...rule };
    const { id } = await own.warningRules.insert({ ...values, createdAt: demo.now - 30 * DAY_MS });
    ids.set(rule.kind, id);
  }
  for (const { screen, ago, lasted, ...event } of past) {
    const beganAt = demo.now - ago * HOUR_MS;
    await own.warningEvents.insert({
      ...event,
      status: 'ended',
      subject: screen,
      ruleId: ids.get(event.kind) ?? null,
      deviceId: known(demo.devices, screen).id,
      beganAt,
      endedAt: beganAt + lasted * HOUR_MS,
      toldIds: [creatorId],
      createdAt: beganAt,
    });
  }
}
