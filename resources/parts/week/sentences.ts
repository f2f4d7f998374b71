import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the week of a screen. */
export const timerSentences = bothLanguages(
  {
    timers: {
      week: 'The coming week',
      weekOf: 'The coming week · {{name}}',
      zone: 'By the clock of the screen ({{zone}})',
      none: 'No timers: it stays as it is set.',
      failed: 'The week could not be loaded',
      cannot: 'This screen cannot do what is struck through.',
      more: 'The first {{n}} screens are shown.',
      action: {
        powerOff: 'off',
        powerOn: 'on',
        volume: 'volume {{level}}%',
        brightness: 'brightness {{level}}%',
        restart: 'restart',
      },
      group: 'of its group',
      off: 'Off from {{from}} to {{to}}',
    },
  },
  {
    timers: {
      week: '未来一周',
      weekOf: '未来一周 · {{name}}',
      zone: '按设备所在时区（{{zone}}）',
      none: '没有定时任务，保持当前设置。',
      failed: '未来一周没有加载成功',
      cannot: '带删除线的操作该设备不支持。',
      more: '仅显示前 {{n}} 台设备。',
      action: {
        powerOff: '关机',
        powerOn: '开机',
        volume: '音量 {{level}}%',
        brightness: '亮度 {{level}}%',
        restart: '重启',
      },
      group: '来自设备组',
      off: '{{from}} 至 {{to}} 关机',
    },
  },
);
