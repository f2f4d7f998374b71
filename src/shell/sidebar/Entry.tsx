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

/** One page of the sidebar; only its icon where that is folded. */
export function Entry({ entry, folded, isCurrent, onNavigate }: EntryProps) {
  const label = useTranslate()(entry.label, { smart_count: 2 });
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
    <li>
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
