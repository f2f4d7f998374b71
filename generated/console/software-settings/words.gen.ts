// Made by codegen from schemas/software-setting.yaml. Do not edit: change the schema, or lay a view over it in resources/software-settings/.

export const softwareSettingWords = {
  zh_cn: {
    resources: {
      'software-settings': {
        fields: { id: '编号', createdAt: '创建时间', selfStart: '自启动', selfStartSeconds: '自启动等待（秒）', forcedShutdown: '强制关机', pictureEvery: '自动截屏' },
        values: { pictureEvery: { minutes30: '每30分钟', hours2: '每2小时', never: '不自动截屏' } },
        groups: { start: '自启动', switch: '强制开关机', watch: '画面巡检' },
        sections: { start: '自启动', switch: '强制开关机', watch: '画面巡检' },
        help: {
          selfStart: '机器开机后，或播放器被人关闭后自动打开；关闭此项后须在机器上手动启动，定时开机也不会打开播放器',
          selfStartSeconds: '留给网络、声音和显示器就绪的时间，0至60秒',
          forcedShutdown: '关闭时，若机器上有其他程序正在工作或有人登录，定时和远程的关机、重启会被机器拒绝（定时关机改为熄屏）；开启后照常执行',
          pictureEvery: '设备墙据此发现黑屏和画面静止的设备，每张约0.1至0.3 MB；使用流量卡的设备较多时可选每2小时',
        },
      },
    },
  },
  en_us: {
    resources: {
      'software-settings': {
        fields: { id: 'No.', createdAt: 'Created', selfStart: 'Start by itself', selfStartSeconds: 'After (seconds)', forcedShutdown: 'Forced shutdown', pictureEvery: 'Pictures by itself' },
        values: { pictureEvery: { minutes30: 'Every 30 minutes', hours2: 'Every 2 hours', never: 'Never' } },
        groups: { start: 'Self-start', switch: 'Forced switch', watch: 'Watching over' },
        sections: { start: 'Self-start', switch: 'Forced switch', watch: 'Watching over' },
        help: {
          selfStart: 'After the machine has started, or somebody closed the player. Without it the player is opened by hand on the machine, also after a timer has switched it on',
          selfStartSeconds: 'Time for network, sound and monitor to come up: 0 to 60 seconds',
          forcedShutdown:
            'Without it a machine on which another program is at work, or somebody else is signed in, refuses to be switched off or restarted by timer or from afar; a timer then darkens its panel. With it, it is done all the same',
          pictureEvery: 'By these the fleet wall finds screens that are dark or frozen. A picture is 0.1 to 0.3 MB: every 2 hours suits screens whose network is paid by volume',
        },
      },
    },
  },
};
