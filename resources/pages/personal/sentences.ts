import { bothLanguages } from '#src/ui/sentences.ts';

/** Sentences of the personal centre. */
export const personalSentences = bothLanguages(
  {
    personal: {
      parts: {
        profile: 'Profile',
        password: 'Password',
        warning: 'Warning settings',
        notices: 'Notices by mail',
        software: 'Software setup',
        remote: 'Remote control tips',
      },
      account: 'Account',
      mails:
        'Notices to you are mailed in this language, with times of this zone; warnings of screens and sensors follow their own settings. The console keeps its own language in this browser.',
      company: 'Enterprise',
      contactsByOthers: 'Mobile number and e-mail are what codes are sent to; an administrator changes them.',
      contactsHere: 'Mobile number and e-mail are what codes are sent to. They are changed by a code, too.',
      loginSettings: 'Login settings',
      permissions: 'What you may do, and why',
      tips: {
        online: {
          title: 'Only a screen that is online hears you',
          text: 'A command waits for a screen that is away for a moment, and expires if it stays away. It never runs after that.',
        },
        declared: {
          title: 'You see the controls that the screen has',
          text: 'A player in a browser cannot switch a machine off; one in the agent can. What a screen did not declare is not offered.',
        },
        expires: {
          title: 'Every command shows how it went',
          text: 'Queued, sent, acknowledged, done, failed or expired: a command counts as done only once the screen has said so.',
        },
        pause: {
          title: 'A pause ends by itself',
          text: 'From {{from}} to {{to}} seconds; then the screen goes on where it was.',
        },
        lock: {
          title: 'Keep the lock PIN where you find it',
          text: 'The {{digits}} digits unlock the machine on the spot. They are kept sealed: nobody can look them up here.',
        },
        timers: {
          title: 'Timers run by the clock of the screen',
          text: 'Between switching off and on lie at least {{gap}} minutes. A screen that its timer switched off is not reported as offline.',
        },
        group: {
          title: 'A group is controlled as one',
          text: 'A group without a screen that is online cannot be controlled; of the others each answers for itself.',
        },
      },
    },
  },
  {
    personal: {
      parts: {
        profile: '个人资料',
        password: '修改密码',
        warning: '预警设置',
        notices: '通知邮件',
        software: '软件设置',
        remote: '远程控制须知',
      },
      account: '账号',
      mails:
        '发送给您的通知邮件使用以下语言和时区，屏幕和传感器的告警邮件按其各自的设置；控制台的语言保存在当前浏览器中。',
      company: '企业',
      contactsByOthers: '验证码发送到手机号和邮箱；如需更改请联系管理员。',
      contactsHere: '验证码发送到手机号和邮箱；更改时需要验证码。',
      loginSettings: '登录设置',
      permissions: '查看我的权限及其来源',
      tips: {
        online: {
          title: '只有在线的屏幕能收到指令',
          text: '屏幕短暂断开时指令会等待；一直未恢复则过期，过期后绝不会再执行。',
        },
        declared: {
          title: '只显示该屏幕具备的功能',
          text: '浏览器中的播放器无法关机，安装了代理程序的可以。屏幕未声明的功能不会显示。',
        },
        expires: {
          title: '每条指令都显示执行结果',
          text: '排队、已发送、已确认、完成、失败或过期：屏幕回报后才算完成。',
        },
        pause: { title: '暂停会自动结束', text: '可设 {{from}} 至 {{to}} 秒，结束后从原处继续播放。' },
        lock: {
          title: '请妥善保管锁屏密码',
          text: '{{digits}} 位数字用于在现场解锁。密码加密保存，在此无法查看。',
        },
        timers: {
          title: '定时按屏幕所在时区执行',
          text: '关机与开机至少相隔 {{gap}} 分钟。由定时关闭的屏幕不会作为离线预警。',
        },
        group: {
          title: '设备组统一控制',
          text: '组内没有在线设备时不能控制；其余设备各自回报结果。',
        },
      },
    },
  },
);

/** Sentences of the form that changes one's password. */
export const passwordSentences = bothLanguages(
  {
    password: {
      old: 'Old password',
      new: 'New password',
      confirmation: 'Confirm new password',
      newHelp: 'At least {{min}} characters. All other devices on which you are signed in are logged out.',
      done: 'The password was changed',
    },
  },
  {
    password: {
      old: '原密码',
      new: '新密码',
      confirmation: '确认新密码',
      newHelp: '至少 {{min}} 个字符。修改后，您在其他设备上的登录会全部退出。',
      done: '密码已修改',
    },
  },
);
