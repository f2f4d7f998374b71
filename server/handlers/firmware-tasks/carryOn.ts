import type { FirmwareTaskStored } from '#generated/server/firmware-tasks.gen.ts';
import { hintWaiting, leaveWaiting, recount, retryFailed } from '../../commands/rollOut.ts';
import { acting } from '../verbs.ts';

/** Lets a stopped roll-out go on: the failures that were there do not count any more. */
export const resume = acting('firmwareTask', 'resume', ({ failed }, { tx, services }) => ({
  changes: { tolerated: failed ?? 0, isHalted: false },
  effects: async (after: FirmwareTaskStored) => {
    await recount(tx, services, after);
    await hintWaiting(tx, services.hints, after);
  },
}));

/** Ends a stopped roll-out for good: screens that it has not reached are left out, and its package is free. */
export const close = acting('firmwareTask', 'close', (_row, { tx, services }) => ({
  effects: async (after: FirmwareTaskStored) => {
    await leaveWaiting(tx, after);
    await recount(tx, services, after);
  },
}));

/** Tries the screens again on which it failed. */
export const retry = acting('firmwareTask', 'retry', ({ waiting, failed }, { tx, services }) => ({
  // Its state follows from the counts as soon as it is written.
  changes: { tolerated: 0, isHalted: false, waiting: (waiting ?? 0) + (failed ?? 0), failed: 0 },
  effects: async (after: FirmwareTaskStored) => {
    await retryFailed(tx, after);
    await recount(tx, services, after);
    await hintWaiting(tx, services.hints, after);
  },
}));
