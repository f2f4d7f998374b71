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
