import type { IconName } from '#core/entity/icons.ts';
import { createContext, useContext, useEffect, useId } from 'react';

/** Query key of a record's page that names an action to begin with: where the palette leads. */
export const DO = 'do';

/** Something that can be done with what the page shows, by the palette as by its own button. */
export interface Command {
  key: string;
  label: string;
  icon?: IconName;
  /** What does the same on the page, as it is printed on a keyboard. */
  keys?: readonly string[];
  /** Why it cannot be done now. */
  reason?: string;
  run: () => void;
}

/** What the pages that are open offer, in the order in which they came. */
export interface CommandBook {
  put(owner: string, commands: readonly Command[]): void;
  drop(owner: string): void;
  all(): readonly Command[];
}

export function createCommandBook(): CommandBook {
  const byOwner = new Map<string, readonly Command[]>();
  return {
    put: (owner, commands) => void byOwner.set(owner, commands),
    drop: (owner) => void byOwner.delete(owner),
    all: () => [...byOwner.values()].flat(),
  };
}

/** Provided by the shell. Without it what a page offers is heard by nobody. */
export const CommandContext = createContext<CommandBook | null>(null);

/** Offers commands to the palette for as long as the component is drawn. */
export function useCommands(commands: readonly Command[]): void {
  const book = useContext(CommandContext);
  const owner = useId();
  useEffect(() => {
    book?.put(owner, commands);
  }, [book, owner, commands]);
  useEffect(() => () => book?.drop(owner), [book, owner]);
}

/** Returns the book of the console around, where there is one. */
export const useCommandBook = (): CommandBook | null => useContext(CommandContext);
