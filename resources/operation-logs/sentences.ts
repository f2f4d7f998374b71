import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the operation log. */
export const logSentences = bothLanguages(
  { operationLog: { done: 'Done', refused: 'Refused', changed: 'What was changed' } },
  { operationLog: { done: '成功', refused: '被拒绝', changed: '改动内容' } },
);
