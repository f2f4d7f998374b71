import { finishTask } from '../../commands/finishTask.ts';
import { acting } from '../verbs.ts';

/** Takes what a handler saw at a screen (MON-01). */
export const finish = acting('monitorTask', 'finish', (task, { tx, input }) => finishTask(tx, task, input.photos));
