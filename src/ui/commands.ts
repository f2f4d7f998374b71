import type { IconName } from '#core/entity/icons.ts';
import { createContext, useContext, useEffect, useId } from 'react';

/** Query parameter of a record's page that names an action to start with; the palette's links use it. */
export const DO = 'do';

/** A command for the palette, the same as a button on the page. */
export interface Command {
  key: string;
  label: string;
  icon?: IconName;
  /** Shortcut with the same effect, as printed on the keyboard. */
  keys?: readonly string[];
  /** Reason why it is disabled. */
  reason?: string;
  run: () => void;
}

/** Commands of the open pages, in the order in which they were added. */
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

/** Provided by the shell. Without it the commands of a page are ignored. */
export const CommandContext = createContext<CommandBook | null>(null);

/** Adds commands to the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const book = useContext(CommandContext);
  const owner = useId();
  useEffect(() => {
    book?.put(owner, commands);
  }, [book, owner, commands]);
  useEffect(() => () => book?.drop(owner), [book, owner]);
}

/** Returns the command book of the console, if there is one. */
export const useCommandBook = (): CommandBook | null => useContext(CommandContext);
