import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of what a screen shows and how it is, on its own page. */
export const deviceNowSentences = bothLanguages(
  {
    deviceNow: {
      title: 'As it is now',
      playing: 'On screen',
      why: 'Why, and when',
      nothing: 'Nothing is playing',
      notOnline: 'It is not online: what it shows is not known.',
      off: 'Off as planned: a timer switched it off.',
      offUntil: 'Off as planned, on again {{at}}.',
      hidden: 'An ad that you may not see',
      wholeScreen: 'Whole screen',
      picture: 'Last picture, {{at}}',
      noPicture: 'No picture was taken yet',
      files: 'Files',
      allFiles: 'All {{n}} files are there',
      waiting: 'Waiting for {{missing}} of {{total}} files',
      noFiles: 'It has not told yet',
      point: 'Point',
      noPoint: 'It holds no point',
      pointUntil: '{{number}}, until {{at}}',
      follows: 'Then one of {{n}} free points is bound by itself',
      followsNone: 'No free point of its type lasts longer: then it plays nothing',
      next: 'What follows today',
      noNext: 'No change until midnight',
      starts: '{{at}}: {{names}} begin',
      ends: '{{at}}: {{names}} end',
      both: '{{at}}: {{starts}} begin, {{ends}} end',
      changes: '{{at}}: other ads take over',
      states: 'Latest changes of its state',
      noStates: 'No change yet',
      failed: 'What the screen shows could not be loaded',
    },
  },
  {
    deviceNow: {
      title: '设备现状',
      playing: '正在播放',
      why: '播放原因与时间轴',
      nothing: '没有播放内容',
      notOnline: '设备不在线，无法得知正在播放的内容。',
      off: '按计划关机：由定时任务关闭。',
      offUntil: '按计划关机，{{at}} 开机。',
      hidden: '您无权查看的广告',
      wholeScreen: '全屏',
      picture: '最近截屏，{{at}}',
      noPicture: '尚未截屏',
      files: '文件',
      allFiles: '{{n}} 个文件已全部就绪',
      waiting: '共 {{total}} 个文件，还差 {{missing}} 个',
      noFiles: '尚未上报',
      point: '点位',
      noPoint: '没有点位',
      pointUntil: '{{number}}，至 {{at}}',
      follows: '到期后自动绑定 {{n}} 个空闲点位之一',
      followsNone: '没有期限更长的同类型空闲点位，到期后将停止播放',
      next: '今天接下来',
      noNext: '今天不再变化',
      starts: '{{at}}：{{names}}开始',
      ends: '{{at}}：{{names}}结束',
      both: '{{at}}：{{starts}}开始，{{ends}}结束',
      changes: '{{at}}：由其他广告接替',
      states: '最近的状态变化',
      noStates: '尚无变化',
      failed: '设备现状加载失败',
    },
  },
);

/** Sentences of the latest faults of a screen. */
export const faultSentences = bothLanguages(
  {
    deviceFaults: {
      title: 'Latest faults',
      times: '{{n}} times',
      unseen: 'gone, or you may not see it',
      about: {
        ads: 'Ad: {{name}}',
        materials: 'File: {{name}}',
        layouts: 'Layout: {{name}}',
        slots: 'Slot: {{name}}',
      },
      why: {
        needs: '{{text}}; it needs {{n}}',
        unreadable: 'Plays: {{n}}; told by a newer player, not known here',
        unknownAd: 'Plays: {{n}}; of an ad that it was not given',
        unknownPlace: 'Plays: {{n}}; in a slot that the ad does not have',
        early: 'Plays: {{n}}; before the ad was given to it',
        outside: 'Plays: {{n}}; outside the hours of ad or slot',
        future: 'Plays: {{n}}; in the future; look at its clock',
        duration: 'Plays: {{n}}; of a length that cannot be',
        overlap: 'Plays: {{n}}; at the same time as others',
      },
    },
  },
  {
    deviceFaults: {
      title: '最近的异常',
      times: '共 {{n}} 次',
      unseen: '已删除或您无权查看',
      about: {
        ads: '广告：{{name}}',
        materials: '文件：{{name}}',
        layouts: '布局：{{name}}',
        slots: '广告位：{{name}}',
      },
      why: {
        needs: '{{text}}；需要 {{n}}',
        unreadable: '{{n}} 条播放记录：播放器版本较新，无法识别',
        unknownAd: '{{n}} 条播放记录：广告未下发给该设备',
        unknownPlace: '{{n}} 条播放记录：广告不在该广告位',
        early: '{{n}} 条播放记录：早于广告下发',
        outside: '{{n}} 条播放记录：不在广告或广告位的时段内',
        future: '{{n}} 条播放记录：时间在未来，请检查设备时钟',
        duration: '{{n}} 条播放记录：时长不合理',
        overlap: '{{n}} 条播放记录：与其他播放重叠',
      },
    },
  },
);

/** Sentences of the form of a screen. */
export const deviceSentences = bothLanguages(
  {
    devices: {
      never: 'Never yet',
      guide: {
        title: 'Pairing code',
        open: 'Start the player on the screen.',
        read: 'Scan its QR code with your phone, or read the 6 letters and digits.',
        type: 'Type them here. A code is good for 10 minutes and once; the device number of 8 below it for a day.',
      },
    },
  },
  {
    devices: {
      never: '尚未上线',
      guide: {
        title: '配对码',
        open: '在屏幕上启动播放软件。',
        read: '用手机扫描屏幕上的二维码，或查看 6 位配对码。',
        type: '在这里输入。配对码 10 分钟内有效、只能用一次；下方的 8 位设备编号一天内有效。',
      },
    },
  },
);
