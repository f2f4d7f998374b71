import type { AlarmStored } from '#generated/server/alarms.gen.ts';
import { known, ownerTx, type DemoContext } from './context.ts';

const HOUR_MS = 3_600_000;

interface DemoAlarm {
  screen: string;
  kind: NonNullable<AlarmStored['kind']>;
  information: string;
  /** Hours ago. */
  ago: number;
  film?: boolean;
  person?: boolean;
}

const alarms: readonly DemoAlarm[] = [
  { screen: '旗舰店·入口大屏', kind: 'help', information: '顾客按下一键求助按钮', ago: 2, film: true },
  { screen: '人民广场站·3 号口', kind: 'tamper', information: '机箱门被打开，未见工单', ago: 9, film: true },
  { screen: '陆家嘴站·站厅东', kind: 'overheat', information: '机箱温度 71°C，风扇未转动', ago: 31 },
  { screen: '静安写字楼·A 座大堂', kind: 'intrusion', information: '非营业时间有人停留在屏幕前', ago: 55, film: true },
  { screen: '旗舰店·收银台', kind: 'other', information: '店员来电：屏幕支架松动', ago: 80, person: true },
];

/** Alarms of the media owner's screens (MON-02): most sent by the screens, three with a film, one entered by hand. */
export async function seedAlarms(demo: DemoContext): Promise<void> {
  const own = ownerTx(demo);
  const clip = await own.materials.one(known(demo.materials, 'clip').id);
  for (const [index, { screen, kind, information, ago, film, person }] of alarms.entries()) {
    const happenedAt = demo.now - ago * HOUR_MS;
    await own.alarms.insert({
      deviceId: known(demo.devices, screen).id,
      kind,
      information,
      happenedAt,
      source: person ? 'person' : 'screen',
      serial: person ? null : `demo-${index}`,
      creatorId: person ? known(demo.accounts, 'operator') : null,
      createdAt: happenedAt + 3_000,
      ...(film && clip?.file ? { video: clip.file, videoMs: clip.durationMs, videoBytes: clip.size } : {}),
    });
  }
}
