import {
  lazy,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CommandContext, createCommandBook } from '../ui/commands.ts';
import { Later } from '../ui/Later.tsx';
import { works } from '../ui/works/works.ts';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { PagePending } from './PagePending.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PaletteHost } from './palette/PaletteHost.tsx';
import { usePalette } from './palette/usePalette.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useStoredFlag } from './stored.ts';
import { Topbar } from './topbar/Topbar.tsx';
import './shell.css';
import { useConsole } from './consoleContext.ts';
import { usePageTitle, usePlace, useRecordName } from './usePlace.ts';

const Drawer = lazy(() => import('@mui/material/Drawer'));
const Notification = lazy(() => import('./Notification.tsx'));
const WorkTray = lazy(() => import('../ui/works/WorkTray.tsx'));

/** Shell around every page: sidebar, top bar, progress and notifications. */
export function AppShell({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [folded, setFolded] = useStoredFlag('vitrine.sidebarFolded');
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const { notifications } = useNotificationContext();
  const isWorking = useSyncExternalStore(works.subscribe, () => works.list().length > 0);
  const { overlay, open } = usePalette();
  const [book] = useState(createCommandBook);
  // Renders the shell first, then the page: both in one render would block the browser twice as long.
  const isDrawn = useDeferredValue(true, false);
  const isDrawerOpen = drawerPath === pathname;
  const openDrawer = () => setDrawerPath(pathname);
  useDocumentTitle();
  useTopOfPage(pathname);
  return (
    <div className={folded ? 'shell shell-folded' : 'shell'}>
      <a className="skip" href="#content">
        {translate('shell.skip')}
      </a>
      <aside className="shell-side">
        <Sidebar folded={folded} onFold={setFolded} />
      </aside>
      <Later when={isDrawerOpen}>
        <Drawer
          open={isDrawerOpen}
          onClose={() => setDrawerPath(null)}
          slotProps={{
            paper: {
              className: 'shell-drawer',
              role: 'dialog',
              'aria-modal': true,
              'aria-label': translate('shell.menu'),
            },
          }}
        >
          <Sidebar folded={false} onNavigate={() => setDrawerPath(null)} />
        </Drawer>
      </Later>
      <div className="shell-main">
        <Topbar onMenu={openDrawer} onSearch={() => open('palette')} onKeys={() => open('keys')} />
        <ConnectionBar />
        <main id="content" tabIndex={-1} className="shell-content" data-path={pathname}>
          <CommandContext value={book}>
            <PageBoundary path={pathname}>{isDrawn ? children : <PagePending />}</PageBoundary>
          </CommandContext>
        </main>
        <BottomBar onMore={openDrawer} />
      </div>
      <CommandContext value={book}>
        <PaletteHost overlay={overlay} open={open} />
      </CommandContext>
      <Later when={notifications.length > 0}>
        <Notification />
      </Later>
      <Later when={isWorking}>
        <WorkTray />
      </Later>
    </div>
  );
}

/** Scrolls a new page to its top; on Back and Forward the browser restores the position. */
function useTopOfPage(pathname: string): void {
  const type: string = useNavigationType();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current !== pathname && type !== 'POP') window.scrollTo(0, 0);
    before.current = pathname;
  }, [pathname, type]);
}

/** Writes the record's name, page, entry and brand into the tab (SES-17). */
function useDocumentTitle(): void {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const { services } = useConsole();
  const { route, place } = usePlace();
  const record = useRecordName(route);
  const entity = route?.resource && translate(`resources.${route.resource}.name`, { smart_count: 2 });
  const entry = place ? translate(place.entry.label, { smart_count: 2 }) : entity;
  // A record's own page needs no word more than its name.
  const isShown = !route || route.redirect || route.view === 'show';
  const page = route ? (isShown ? undefined : titleOf(route)) : translate('error.notFoundTitle');
  const words = [...new Set([record, page, entry, services.host.brand.name])].filter(
    (word) => word !== undefined && word !== '',
  );
  const title = words.join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
