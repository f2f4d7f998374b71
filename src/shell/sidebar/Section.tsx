import ChevronRight from '@mui/icons-material/ChevronRight';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuSection } from '#core/entity/meta.ts';
import { useStoredFlag } from '../stored.ts';
import { Entry } from './Entry.tsx';

interface SectionProps {
  section: MenuSection;
  folded: boolean;
  /** Path of the entry that is open. */
  current: string | undefined;
  onNavigate?: () => void;
}

/**
 * Entries under their heading, which closes them and remembers it. The entry that is open stays in sight, so that
 * nobody is where the sidebar does not say.
 */
export function Section({ section, folded, current, onNavigate }: SectionProps) {
  const heading = useTranslate()(`menu.sections.${section.key}`);
  const id = useId();
  const [isClosed, setClosed] = useStoredFlag(`vitrine.sidebar.${section.key}`);
  // A heading over one entry of the same name would say it twice.
  const isAlone = section.entries.length === 1;
  const isShort = isClosed && !isAlone && !folded;
  const entries = isShort ? section.entries.filter(({ path }) => path === current) : section.entries;
  return (
    <section aria-label={isAlone ? undefined : heading}>
      {isAlone || folded ? null : (
        <h2>
          <button
            type="button"
            aria-expanded={!isClosed}
            aria-controls={id}
            className="sidebar-heading"
            onClick={() => setClosed(!isClosed)}
          >
            {heading}
            <ChevronRight fontSize="small" />
          </button>
        </h2>
      )}
      <ul id={id}>
        {entries.map((entry) => (
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
