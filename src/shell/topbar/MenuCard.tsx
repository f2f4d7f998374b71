import type { ReactNode } from 'react';

/** Text in a menu that cannot be chosen. */
export function MenuCard({ children }: { children: ReactNode }) {
  return (
    <li role="presentation" className="menu-card">
      {children}
    </li>
  );
}

/** Tells MUI's menu to skip it with the arrow keys and as the first focus. */
MenuCard.muiSkipListHighlight = true;
