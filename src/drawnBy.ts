import { createElement, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { RouteMeta, System } from '#core/entity/meta.ts';
import { routes } from '#generated/model/routes.gen.ts';
import { resources } from '#resources/index.tsx';
import { hmrKeep } from './ui/hmrKeep.ts';
import { lazyView } from './ui/lazyView.ts';
import type { OpenableView, ResourceViews } from './ui/view.ts';

/** Pages written by hand, by the name that _menu.yaml gives them: `home` is resources/pages/Home.tsx. */
const PAGES = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../resources/pages/*.tsx')).map(([path, load]) => {
    const name = path.replace(/^.*\/(\w+)\.tsx$/, '$1');
    return [name[0]!.toLowerCase() + name.slice(1), hmrKeep(import.meta.hot, path, () => lazyView(load))];
  }),
);

/** Reports are named so (codegen/grammar/report.ts); each has the one page, which loads what is declared of it. */
const REPORT = /Report$/;

const reportPages = new Map<string, OpenableView>();

/** Returns the page of a report, the same each time: another one would begin anew when it is drawn again. */
function reportPage(name: string): OpenableView {
  const known = reportPages.get(name);
  if (known) return known;
  const Page = lazyView(async () => {
    const { default: ReportPage } = await import('#resources/pages/report/ReportPage.tsx');
    return { default: () => createElement(ReportPage, { name }) };
  });
  reportPages.set(name, Page);
  return Page;
}

/** The page that puts members in and takes them out, of every entity that has some. */
const Members = lazyView(() => import('./ui/members/EntityMembers.tsx'));

export const VIEWS: readonly ResourceViews[] = resources;
export const viewsByResource = new Map(VIEWS.map((views) => [views.meta.resource, views]));

/** Returns the component of a view: `list` and every list view give the List. */
function viewOf(views: ResourceViews, view: string) {
  if (view === 'create') return views.Create;
  if (view === 'edit') return views.Edit;
  if (view === 'members') return Members;
  return view === 'show' ? views.Show : views.List;
}

/** Returns the component of a route, if there is one. */
export function drawnBy({ page, resource, view }: RouteMeta): OpenableView | undefined {
  const Page = page ? PAGES[page] : undefined;
  if (Page) return Page;
  if (page && REPORT.test(page)) return reportPage(page);
  const views = resource ? viewsByResource.get(resource) : undefined;
  return views && view ? viewOf(views, view) : undefined;
}

/** Preloads the page of an address before the permissions are known: most people who open it may see it. */
export function preloadView(path: string, system: System | undefined): void {
  const route = routes.find((one) => matchPath(one.path, path) && (!system || one.systems.includes(system)));
  if (route?.redirect) preloadView(route.redirect, system);
  // A script that fails to load now is loaded again, and the error is shown, when it is drawn.
  else if (route)
    drawnBy(route)
      ?.preload?.()
      .catch(() => undefined);
}
