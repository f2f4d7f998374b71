// Made by codegen from schemas/_errors.yaml. Do not edit: change the schemas.

/** Codes of refusals that may pass when the same is tried again. */
export const transientErrors: ReadonlySet<number> = new Set([-10010, -10500, -21700, -21704, -21703, -22447, -22126, -22129, -20004, -20007, -21510, -21503, -21200, -21201, -21202, -21210, -21211, -20310, -22463, -22466, -22467]);
