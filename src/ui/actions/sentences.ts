import { bothLanguages } from '../sentences.ts';

/** Sentences of the result of a batch. */
export const batchSentences = bothLanguages(
  {
    ui: {
      batch: {
        title: 'Result of: {{action}}',
        summary: '{{ok}} succeeded, {{failed}} failed',
        succeeded: 'Done',
        retry: 'Retry the {{n}} that failed',
        retrySome: 'Retry the {{n}} that may pass now',
        secretOnce: 'The password is shown this once: hand it on now. It must be changed at the next login.',
      },
    },
  },
  {
    ui: {
      batch: {
        title: '{{action}}的结果',
        summary: '{{ok}} 项成功，{{failed}} 项失败',
        succeeded: '成功',
        retry: '重试失败的 {{n}} 项',
        retrySome: '重试其中可能成功的 {{n}} 项',
        secretOnce: '密码仅显示这一次，请立即转交；下次登录时须修改。',
      },
    },
  },
);

/** Sentences of the question before a deletion. */
export const deletionSentences = bothLanguages(
  {
    ui: {
      deletion: {
        lost: 'Still used by: {{list}}. They stay, and lose it.',
        kept: 'Still used by {{list}}, so it cannot be deleted:',
        keptUnseen: 'Still used by {{list}} that you cannot see, so it cannot be deleted.',
        some: '{{n}} can be deleted',
        none: 'None of these can be deleted',
        more: 'and {{n}} more',
        unknown: 'Where it is used could not be found out.',
      },
    },
  },
  {
    ui: {
      deletion: {
        lost: '仍有 {{list}} 在使用；删除后它们保留，但不再使用此项。',
        kept: '仍有 {{list}} 在使用，不能删除：',
        keptUnseen: '仍有您无权查看的 {{list}} 在使用，不能删除。',
        some: '{{n}} 项可以删除',
        none: '所选项都不能删除',
        more: '另有 {{n}} 项',
        unknown: '无法查询使用情况。',
      },
    },
  },
);

/** Sentences of the question before an action. */
export const questionSentences = bothLanguages(
  {
    ui: {
      action: {
        title: '{{action}}: {{name}}',
        titleMany: '{{action}}: {{n}} selected',
        ask: '{{action}} “{{name}}”?',
        askMany: '{{action}} these {{n}}?',
        becomes: 'The state becomes: {{state}}',
        irreversible: 'This cannot be undone.',
        can: '{{n}} can',
        cannot: '{{n}} cannot ({{why}}): {{names}}',
        typeToConfirm: 'Type “{{text}}” to confirm',
        doIt: '{{action}} ({{n}})',
      },
    },
  },
  {
    ui: {
      action: {
        title: '{{action}}：{{name}}',
        titleMany: '{{action}}：{{n}} 项',
        ask: '确定对“{{name}}”执行“{{action}}”吗？',
        askMany: '确定对 {{n}} 项执行“{{action}}”吗？',
        becomes: '状态将变为：{{state}}',
        irreversible: '此操作不可撤销。',
        can: '{{n}} 项可以执行',
        cannot: '{{n}} 项不能执行（{{why}}）：{{names}}',
        typeToConfirm: '请输入“{{text}}”以确认',
        doIt: '{{action}}（{{n}} 项）',
      },
    },
  },
);
