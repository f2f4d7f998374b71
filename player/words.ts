/** Messages of the player, which runs alone on a screen without the console. */
const zh = {
  addMe: '请在控制台添加此设备',
  number: '设备编号',
  scan: '扫码添加，或在“设备管理 → 添加设备”中输入编号',
  server: '服务器',
  asking: '正在连接服务器…',
  noServer: '无法连接服务器，正在重试…',
  waiting: '已添加，等待广告',
  noLayout: '此设备还没有布局',
  loading: '正在下载文件：{done} / {total}',
  cannotStartAlone: '当前不是安全连接（https），断网时可继续播放，但无法在没有服务器的情况下启动',
  status: '播放器状态',
  device: '设备',
  programme: '节目版本',
  nextProgramme: '下一版本',
  files: '文件',
  plays: '待上报播放',
  clock: '时钟偏差',
  zone: '时区',
  connection: '连接',
  online: '在线',
  offline: '离线',
  startsAlone: '离线启动',
  yes: '可以',
  no: '不可以',
  playing: '正在播放',
  notPlaying: '未播放',
  close: '按 I 键关闭',
};

const en: typeof zh = {
  addMe: 'Add this screen in the console',
  number: 'Device number',
  scan: 'Scan to add it, or type the number under Devices → Add device',
  server: 'Server',
  asking: 'Connecting to the server…',
  noServer: 'The server does not answer. Trying again…',
  waiting: 'Added. Waiting for ads',
  noLayout: 'This screen has no layout yet',
  loading: 'Fetching files: {done} of {total}',
  cannotStartAlone: 'No secure connection (https): the screen plays on without its server, but cannot start without it',
  status: 'Player status',
  device: 'Device',
  programme: 'Programme',
  nextProgramme: 'Next programme',
  files: 'Files',
  plays: 'Plays to report',
  clock: 'Clock is off by',
  zone: 'Time zone',
  connection: 'Connection',
  online: 'Online',
  offline: 'Offline',
  startsAlone: 'Starts without server',
  yes: 'Yes',
  no: 'No',
  playing: 'Playing',
  notPlaying: 'Not playing',
  close: 'Press I to close',
};

export type Words = typeof zh;

/** Returns the words by `?lang=zh` or `?lang=en`, else by the browser's language; Chinese where neither says. */
export function wordsFor(search: string, browserLanguage: string): Words {
  const wanted = new URLSearchParams(search).get('lang') ?? browserLanguage;
  return wanted.toLowerCase().startsWith('en') ? en : zh;
}
