/** Menus that the top bar opens. */
export type MenuKind = 'theme' | 'help' | 'account';

export interface OpenMenu {
  kind: MenuKind;
  anchor: HTMLElement;
}

/** What is asked before it happens. */
export type Question = 'language' | 'logout';

/** What the menus can do beyond themselves. */
export interface MenuActions {
  /** Shows another menu at the same place. */
  onMenu: (kind: MenuKind) => void;
  onKeys: () => void;
  onAsk: (question: Question) => void;
  onClose: () => void;
}
