/** Menus that the top bar opens. */
export type MenuKind = 'theme' | 'help' | 'account';

export interface OpenMenu {
  kind: MenuKind;
  anchor: HTMLElement;
}

/** Confirmations that the top bar can ask. */
export type Question = 'language' | 'logout';

/** Callbacks of the menus. */
export interface MenuActions {
  /** Shows another menu at the same place. */
  onMenu: (kind: MenuKind) => void;
  onKeys: () => void;
  onAsk: (question: Question) => void;
  onClose: () => void;
}
