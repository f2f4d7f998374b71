const ask = (event: Event): void => event.preventDefault();

/** Creates what makes the browser ask before the window is reloaded or closed, while something is held. */
export function createUnloadGuard() {
  let held = 0;
  const change = (by: number): void => {
    held += by;
    if (held > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  return {
    hold: (): void => change(1),
    release: (): void => change(-1),
    /** Says whether a reload would lose something, also what is not shown yet. */
    isHeld: (): boolean => held > 0,
  };
}

/** Unload guard of this window. */
export const unloadGuard = createUnloadGuard();
