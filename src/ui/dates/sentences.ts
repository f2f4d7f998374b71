import { bothLanguages } from '../sentences.ts';

/** Sentences of what days and times are chosen with. */
export const dateSentences = bothLanguages(
  {
    ui: {
      dates: {
        calendar: 'Choose a date',
        choose: 'Choose days',
        clock: 'Choose a time',
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        now: 'Now',
        done: 'Done',
        zone: 'Times are in {{zone}}',
        everywhere: '{{zone}}; the same moment at every screen',
      },
    },
  },
  {
    ui: {
      dates: {
        calendar: '打开日历',
        choose: '选择日期',
        clock: '选择时间',
        previousMonth: '上个月',
        nextMonth: '下个月',
        now: '此刻',
        done: '完成',
        zone: '时间均为{{zone}}',
        everywhere: '{{zone}}；所有设备为同一时刻',
      },
    },
  },
);
