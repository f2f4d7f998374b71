import { DESIGNER } from './states/designer.ts';
import { FORM } from './states/form.ts';
import { LIST } from './states/list.ts';
import { AUDIT, LIBRARY } from './states/pages.ts';
import { SHELL } from './states/shell.ts';
import type { State } from './states/state.ts';

/** Every state that is checked, besides the pages as they open. The shell's come last: a folded sidebar stays folded. */
export const STATES: readonly State[] = [...LIST, ...FORM, ...LIBRARY, ...AUDIT, ...DESIGNER, ...SHELL];
