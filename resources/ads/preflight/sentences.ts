import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of where an ad plays, before and after it is saved. */
export const preflightSentences = bothLanguages(
  {
    preflight: {
      title: 'Where it will play',
      timeline: 'Timeline',
      all: 'Every screen shows it in the week below ({{n}} in all).',
      some: '{{showing}} of {{n}} screens show it in the week below.',
      none: 'No screen shows it in the week below ({{n}} in all).',
      unasked: '{{n}} more screens of other programmes were not looked at.',
      crowded:
        'Advertisers have bought all places of this slot on {{screens}} screens and {{days}} days, first on {{from}}: this ad takes a turn from theirs.',
      failed: 'Where it will play could not be found out',
      screens: '{{n}} screens: {{names}}',
      others: '{{names}} and {{n}} more',
      unnamed: '{{n}} screens',
      plays: '{{n}}×',
      starts: 'at each start',
      notThatDay: 'not on this day',
      allDay: 'all day',
      day: '{{day}}: {{times}}, about {{n}} showings, {{length}} in all',
      dayStarts: '{{day}}: at each start of the player',
      dayNone: '{{day}}: it does not play',
      page: 'Only while somebody has the page “{{page}}” open: so often at most.',
      zone: 'by the clock of {{zone}}',
      by: '{{why}}: {{name}}',
      why: {
        pointExpired: 'Their point has expired',
        closed: 'Their enterprise is shut',
        noLayout: 'They have no layout',
      },
    },
  },
  {
    preflight: {
      title: '将在哪里播放',
      timeline: '播放时间轴',
      all: '以下一周内全部 {{n}} 块屏幕都会播放。',
      some: '以下一周内 {{n}} 块屏幕中有 {{showing}} 块会播放。',
      none: '以下一周内 {{n}} 块屏幕都不会播放。',
      unasked: '另有 {{n}} 块其他节目的屏幕未检查。',
      crowded:
        '该广告位在 {{screens}} 块屏幕上有 {{days}} 天（最早 {{from}}）已全部售出：此广告会占用广告主购买的播放机会。',
      failed: '无法得知将在哪里播放',
      screens: '{{n}} 块屏幕：{{names}}',
      others: '{{names}}等，另有 {{n}} 块',
      unnamed: '{{n}} 块屏幕',
      plays: '{{n}} 次',
      starts: '每次启动时',
      notThatDay: '当天不播放',
      allDay: '全天',
      day: '{{day}}：{{times}}，约 {{n}} 次，共 {{length}}',
      dayStarts: '{{day}}：每次播放器启动时',
      dayNone: '{{day}}：不播放',
      page: '仅在有人打开页面“{{page}}”时播放，次数为上限。',
      zone: '以 {{zone}} 时区为准',
      by: '{{why}}：{{name}}',
      why: {
        pointExpired: '点位已过期',
        closed: '企业已停用',
        noLayout: '没有布局',
      },
    },
  },
);
