import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'react-admin';
import { usePlace } from '../usePlace.ts';
import { foldByArrows, moveByArrows } from './arrowKeys.ts';
import { Brand } from './Brand.tsx';
import { Section } from './Section.tsx';
import { useCurrentInSight } from './useCurrentInSight.ts';
import './sidebar.css';

interface SidebarProps {
  folded: boolean;
  /** Absent in the drawer of a phone, which is never folded. */
  onFold?: (folded: boolean) => void;
  onNavigate?: () => void;
}

/** The entries that the session may open, under their headings; folded to icons where the room is wanted (HOME-05). */
export function Sidebar({ folded, onFold, onNavigate }: SidebarProps) {
  const translate = useTranslate();
  const { sections, place } = usePlace();
  const frame = useCurrentInSight<HTMLElement>(place?.entry.path);
  return (
    <div className={folded ? 'sidebar sidebar-folded' : 'sidebar'}>
      <Brand folded={folded} onNavigate={onNavigate} />
      {/* Its links and buttons have the focus; the arrows only lead from one to the next. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        ref={frame}
        aria-label={translate('shell.menu')}
        onKeyDown={(event) => {
          moveByArrows(event);
          foldByArrows(event);
        }}
      >
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
