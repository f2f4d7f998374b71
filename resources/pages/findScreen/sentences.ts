import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the page that finds a screen by its number. */
export const findSentences = bothLanguages(
  {
    findScreen: {
      about: 'Type the number that a screen shows, and see whether it waits to be added, or who has it.',
      number: 'Device No.',
      find: 'Find',
      wrong: 'A number has {{n}} letters and digits',
      state: { added: 'Added', elsewhere: 'With another enterprise', waiting: 'Waits to be added', unknown: 'Unknown' },
      text: {
        added: 'The screen {{number}} is among those that you see.',
        elsewhere:
          'The screen {{number}} was added by an enterprise that you do not manage. It can be added again once it was deleted there.',
        waiting: 'A player shows {{number}} now, and nobody has added it yet.',
        unknown:
          'No screen has the number {{number}}, and no player has shown it lately. Compare it with the screen: numbers have no 0, O, 1 or I.',
      },
      seen: 'Heard last',
      open: 'Open the device',
      add: 'Add this device',
    },
  },
  {
    findScreen: {
      about: '输入屏幕上显示的编号，查询它是否待添加，或归属哪个企业。',
      number: '设备编号',
      find: '查询',
      wrong: '编号为{{n}}位字母和数字',
      state: { added: '已添加', elsewhere: '归属其他企业', waiting: '待添加', unknown: '未知编号' },
      text: {
        added: '设备 {{number}} 在您可见的设备中。',
        elsewhere: '设备 {{number}} 已由您无权管理的企业添加；在该企业删除后方可重新添加。',
        waiting: '有播放器正显示编号 {{number}}，尚未被添加。',
        unknown: '没有编号为 {{number}} 的设备，近期也没有播放器显示过它。请与屏幕核对：编号中不含 0、O、1、I。',
      },
      seen: '最近在线',
      open: '查看设备',
      add: '添加该设备',
    },
  },
);
