import { bothLanguages } from '../sentences.ts';

/** Sentences of the running work; they come with its tray. */
export const workSentences = bothLanguages(
  {
    works: {
      label: 'Running work',
      export: 'Export: {{name}}',
      action: '{{action}}: {{n}}',
      bulk: 'Edit fields: {{n}}',
      import: 'Import: {{name}}',
      received: '{{size}} received',
      saved: '{{name}} was saved',
      done: 'Done',
      secrets: 'New passwords: {{n}}',
      secretOnce: 'They stand only here, until you dismiss them: hand them on now.',
      breaksOff: 'What still runs in the background will break off, and new passwords in its tray will be lost.',
      items: '{{n}} of {{of}} done',
      someFailed: '{{n}} of {{of}} failed',
      more: 'and {{n}} more',
      failures: 'What failed: {{title}}',
      cancel: 'Cancel: {{title}}',
      dismiss: 'Dismiss: {{title}}',
    },
  },
  {
    works: {
      label: '进行中的任务',
      export: '导出：{{name}}',
      action: '{{action}}：{{n}} 项',
      bulk: '批量修改：{{n}} 项',
      import: '导入：{{name}}',
      received: '已接收 {{size}}',
      saved: '已保存 {{name}}',
      done: '已完成',
      secrets: '新密码：{{n}} 个',
      secretOnce: '密码仅显示在此处，关闭后无法再查看，请立即转交。',
      breaksOff: '后台仍在进行的任务将中断，任务栏中的新密码将丢失。',
      items: '已完成 {{n}} / {{of}}',
      someFailed: '{{of}} 项中有 {{n}} 项失败',
      more: '还有 {{n}} 项',
      failures: '失败的项：{{title}}',
      cancel: '取消：{{title}}',
      dismiss: '关闭：{{title}}',
    },
  },
);
