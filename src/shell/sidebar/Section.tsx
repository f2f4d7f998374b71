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
 * Section of the sidebar: a click on the heading folds it, and the browser remembers that. The open page's entry stays
 * visible even when folded.
 */
export function Section({ section, folded, current, onNavigate }: SectionProps) {
  const heading = useTranslate()(`menu.sections.${section.key}`);
  const id = useId();
  const [isClosed, setClosed] = useStoredFlag(`vitrine.sidebar.${section.key}`);
  // No heading over a single entry of the same name.
  const isAlone = section.entries.length === 1;
  const isShort = isClosed && !isAlone && !folded;
  const entries = isShort ? section.entries.filter(({ path }) => path === current) : section.entries;
  return (
    <div role="group" className="sidebar-section" aria-label={isAlone ? undefined : heading}>
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
    </div>
  );
}
