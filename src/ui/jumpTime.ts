/** Time after "g" in which a letter opens a page, in milliseconds: the page's own keys wait for so long. */
export const JUMP_MS = 1500;
