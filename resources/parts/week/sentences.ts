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
        restart: 'restart of the player',
        restartMachine: 'restart of the machine',
      },
      group: 'not its own: of its group, set, tag or store',
      off: 'Off from {{from}} to {{to}}',
      doubts: 'Is this meant?',
      doubtsHelp: 'It can be kept as it is.',
      doubt: {
        overlap:
          '{{a}} and {{b}} overlap, first on {{at}}: the screen is on or off at other times than one of them says.',
        gap: 'Only {{n}} min lie between {{a}} and {{b}}, first on {{at}}.',
        staysOff: 'After {{at}} no timer switches the screen on again ({{a}}).',
      },
      doubtScreens: '{{n}} screens',
      thisOne: 'this timer',
      named: '“{{name}}”',
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
        restart: '重启播放器',
        restartMachine: '重启设备',
      },
      group: '来自设备组、设备集、标签或门店',
      off: '{{from}} 至 {{to}} 关机',
      doubts: '确定要这样吗？',
      doubtsHelp: '不影响保存。',
      doubt: {
        overlap: '{{a}}与{{b}}的时间重叠，首次在 {{at}}：屏幕的开关时间会与其中一个不符。',
        gap: '{{a}}与{{b}}之间只隔 {{n}} 分钟，首次在 {{at}}。',
        staysOff: '{{at}} 之后没有定时会再次开机（{{a}}）。',
      },
      doubtScreens: '{{n}} 台设备',
      thisOne: '本定时',
      named: '“{{name}}”',
    },
  },
);
