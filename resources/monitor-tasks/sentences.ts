import { bothLanguages } from '#src/ui/sentences.ts';

/** Sentences of the photo link of a task. */
export const monitoringSentences = bothLanguages(
  {
    monitoring: {
      link: 'Photo link',
      title: 'Hand in without an account',
      lead: 'Whoever opens this on a phone sees this one task, takes photos and hands in the result in the name of its handler. The link holds until the deadline, and ends once it was used.',
      qr: 'QR code of the photo link of “{{name}}”',
      copy: 'Copy link',
      copied: 'The link is on the clipboard',
      mail: 'Mail it to the handler',
      mailed: 'The link is on its way to the handler',
      renew: 'Make a new link',
      renewed: 'This link is new; those of before have ended',
    },
  },
  {
    monitoring: {
      link: '拍照链接',
      title: '无需账号提交',
      lead: '在手机上打开此链接的人可查看该任务、拍摄照片，并以处理人的名义提交结果。链接在截止时间前有效，提交后失效。',
      qr: '“{{name}}”拍照链接的二维码',
      copy: '复制链接',
      copied: '链接已复制',
      mail: '邮件发送给处理人',
      mailed: '链接已发送给处理人',
      renew: '生成新链接',
      renewed: '已生成新链接，之前的链接已失效',
    },
  },
);
