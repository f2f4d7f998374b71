import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MenuEntry, MenuSection } from '#core/entity/meta.ts';
import { Hint } from '../ui/Hint.tsx';
import { Icon } from '../ui/icons.tsx';
import { Brand } from './Brand.tsx';
import { usePlace } from './usePlace.ts';

interface SidebarProps {
  folded: boolean;
  /** Absent in the drawer of a phone, which is never folded. */
  onFold?: (folded: boolean) => void;
  onNavigate?: () => void;
}

interface EntryProps {
  entry: MenuEntry;
  folded: boolean;
  isCurrent: boolean;
  onNavigate?: () => void;
}

function Entry({ entry, folded, isCurrent, onNavigate }: EntryProps) {
  const label = useTranslate()(entry.label, { smart_count: 2 });
  const link = (
    <Link
      className="sidebar-entry"
      to={entry.path}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={folded ? label : undefined}
      onClick={onNavigate}
    >
      <Icon name={entry.icon} />
      {folded ? null : <span>{label}</span>}
    </Link>
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

function Section({
  section,
  folded,
  current,
  onNavigate,
}: { section: MenuSection; current?: string } & Pick<SidebarProps, 'folded' | 'onNavigate'>) {
  const heading = useTranslate()(`menu.sections.${section.key}`);
  // A heading over one entry of the same name would say it twice.
  const isAlone = section.entries.length === 1;
  return (
    <section>
      {isAlone ? null : <h2 className={folded ? 'visually-hidden' : undefined}>{heading}</h2>}
      <ul>
        {section.entries.map((entry) => (
          <Entry
            key={entry.key}
            entry={entry}
            folded={folded}
            isCurrent={entry.path === current}
            onNavigate={onNavigate}
          />
        ))}
      </ul>
    </section>
  );
}

/** The entries that the session may open, under their headings; folded to icons where the room is wanted (HOME-05). */
export function Sidebar({ folded, onFold, onNavigate }: SidebarProps) {
  const translate = useTranslate();
  const { sections, place } = usePlace();
  return (
    <div className={folded ? 'sidebar sidebar-folded' : 'sidebar'}>
      <Brand folded={folded} onNavigate={onNavigate} />
      <nav aria-label={translate('shell.menu')}>
        {sections.map((section) => (
          <Section
            key={section.key}
            section={section}
            folded={folded}
            current={place?.entry.path}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
      {onFold ? (
        <button
          type="button"
          className="sidebar-fold"
          aria-expanded={!folded}
          aria-label={translate(folded ? 'shell.unfold' : 'shell.fold')}
          onClick={() => onFold(!folded)}
        >
          {folded ? <ChevronRight fontSize="small" /> : <ChevronLeft fontSize="small" />}
          {folded ? null : <span>{translate('shell.fold')}</span>}
        </button>
      ) : null}
    </div>
  );
}
