import type { ReactNode } from 'react';

/** What a menu says without offering it. */
export function MenuCard({ children }: { children: ReactNode }) {
  return (
    <li role="presentation" className="menu-card">
      {children}
    </li>
  );
}

/** MUI's menu passes it over with the arrows, and does not begin there. */
MenuCard.muiSkipListHighlight = true;
