import type { Language } from '#core/protocol/envelope.ts';
import { CallError } from '#core/protocol/reply.ts';
import { errorCodes } from '#generated/model/errorCodes.gen.ts';
import type { MonitorTaskHandInInput, MonitorTaskLookOutput } from '#generated/model/monitor-tasks/types.gen.ts';
import { bringPicture } from '../phone/bringPicture.ts';
import { createCalls, type Call } from '../phone/calls.ts';
import type { Send } from '../phone/network.ts';
import type { Host } from '../transport/host.ts';
import { installationId } from '../transport/installation.ts';

export type Task = MonitorTaskLookOutput;
export type Result = MonitorTaskHandInInput['result'];

/** Data to hand in, beside the code of the link. */
type Seen = Pick<MonitorTaskHandInInput, 'photos' | 'result' | 'note'>;

/** The calls of the page of photos, in the language of whoever stands before the screen. */
export interface Visiting {
  open(code: string): Promise<Task>;
  /** Uploads a photo; returns the id by which the task takes it. */
  upload(code: string, photo: File): Promise<string>;
  /** Returns when it was handed in, ISO. */
  handIn(code: string, seen: Seen): Promise<string>;
}

const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof CallError && codes.includes(error.code);

/** Returns whether the result has arrived already, perhaps with an answer that got lost. */
export const isDone = (error: unknown): boolean => isCode(error, errorCodes.TASK_LINK_DONE);
/** Returns whether a link leads nowhere any more: whoever tries it again hears the same. */
export const isOver = (error: unknown): boolean =>
  isCode(error, errorCodes.TASK_LINK_WRONG, errorCodes.TASK_LINK_LATE, errorCodes.TASK_LINK_ENDED);
/** Returns whether the server does not have a photo (any more). */
export const isPhotoGone = (error: unknown): boolean => isCode(error, errorCodes.PHONE_PICTURE_GONE);

/** Creates the calls as the server names them; tests bring a network of their own. */
export const visitingOver = (call: Call, send: Send): Visiting => ({
  open: (code) => call('/applet/task/open.shtml', { code }),
  upload: (code, photo) => bringPicture(call, send, code, photo),
  async handIn(code, seen) {
    const { finishedAt } = await call('/applet/task/finish.shtml', { code, ...seen });
    return finishedAt;
  },
});

export const createVisiting = (host: Host, language: Language): Visiting =>
  visitingOver(createCalls({ host, language, uuid: installationId() }), fetch);
