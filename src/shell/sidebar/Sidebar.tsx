import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslate } from 'react-admin';
import { usePlace } from '../usePlace.ts';
import { Section } from './Section.tsx';
import './Sidebar.css';
import { BrandMark } from '../../theme/BrandMark.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { useConsole } from '../consoleContext.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the links and buttons of a list with arrows, Home and End; Tab works as usual. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  const step = STEPS[key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const at = stops.indexOf(target as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[step(at, stops.length)]?.focus();
}

/** Closes and opens a section with the arrow keys of a tree. */
function foldByArrows({ key, target }: KeyboardEvent<HTMLElement>): void {
  if (!(target instanceof HTMLButtonElement)) return;
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  if (key === (isOpen ? 'ArrowLeft' : 'ArrowRight')) target.click();
}

interface SidebarProps {
  folded: boolean;
  /** Absent in the drawer of a phone, which never folds. */
  onFold?: (folded: boolean) => void;
  onNavigate?: () => void;
}

/** Menu entries that the session may open, under their headings; folds to icons to save room (HOME-05). */
export function Sidebar({ folded, onFold, onNavigate }: SidebarProps) {
  const translate = useTranslate();
  const { sections, place } = usePlace();
  const frame = useCurrentInSight<HTMLElement>(place?.entry.path);
  return (
    <div className={folded ? 'sidebar sidebar-folded' : 'sidebar'}>
      <Brand folded={folded} onNavigate={onNavigate} />
      {/* Its links and buttons take the focus; arrows only move between them. */}
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

/** Brand and edition of the console; links to the home page (SES-12). */
function Brand({ folded, onNavigate }: { folded: boolean; onNavigate?: () => void }) {
  const translate = useTranslate();
  const { services, session, home } = useConsole();
  const { brand, edition } = services.host;
  const level = session.versionLevel ?? edition;
  return (
    <AppLink className="sidebar-brand" href={home} onClick={onNavigate} aria-label={folded ? brand.name : undefined}>
      <BrandMark brand={brand} />
      {folded ? null : (
        <span>
          <strong>{brand.name}</strong>
          <small>
            {session.system === 'ADS' ? translate('shell.advertiser') : translate(`shell.edition.${level}`)}
          </small>
        </span>
      )}
    </AppLink>
  );
}

/**
 * Scrolls the entry of the open page into view when the page or the size of the sidebar changes. Takes the page's path;
 * returns the ref for the scroll container.
 */
function useCurrentInSight<E extends HTMLElement>(path: string | undefined) {
  const frame = useRef<E>(null);
  useEffect(() => {
    const look = () => frame.current?.querySelector(`a[href="${path}"]`)?.scrollIntoView?.({ block: 'nearest' });
    // After the page is painted: earlier, the browser would have to compute the layout for this alone.
    const later = setTimeout(look);
    const observer = new ResizeObserver(look);
    if (frame.current) observer.observe(frame.current);
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [path]);
  return frame;
}
