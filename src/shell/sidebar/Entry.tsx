import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuEntry } from '#core/entity/meta.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { Icon } from '../../ui/icons.tsx';

interface EntryProps {
  entry: MenuEntry;
  folded: boolean;
  isCurrent: boolean;
  onNavigate?: () => void;
}

/** One page of the sidebar; only its icon where that is folded. The one that is open is always in sight. */
export function Entry({ entry, folded, isCurrent, onNavigate }: EntryProps) {
  const label = useTranslate()(entry.label, { smart_count: 2 });
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isCurrent) return undefined;
    // Once the page is painted: asked for before, the browser would lay it out for this alone.
    const later = setTimeout(() => item.current?.scrollIntoView?.({ block: 'nearest' }));
    return () => clearTimeout(later);
  }, [isCurrent]);
  const link = (
    <AppLink
      className="sidebar-entry"
      href={entry.path}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={folded ? label : undefined}
      onClick={onNavigate}
    >
      <Icon name={entry.icon} />
      {folded ? null : <span>{label}</span>}
    </AppLink>
  );
  return (
    <li ref={item}>
      {folded ? (
        <Hint text={label} placement="right">
          {link}
        </Hint>
      ) : (
        link
      )}
    </li>
  );
}
