import type { TakeDownSlots } from '#generated/console/take-downs/slots.gen.tsx';
import { Progress, ProgressCell } from './Progress.tsx';

/** A take-down shows how many screens have stopped (AD-17). */
export const slots: TakeDownSlots = { cells: { confirmed: <ProgressCell /> }, show: { above: <Progress /> } };
