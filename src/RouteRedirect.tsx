import { Navigate, useSearchParams } from 'react-router-dom';
import { useConsole } from './shell/consoleContext.ts';

/** Leads from a path to another; with `?id=…` to the page of that record, where the path has one. */
export function RouteRedirect({ path, to }: { path: string; to: string }) {
  const { routes } = useConsole();
  const [search] = useSearchParams();
  const id = search.get('id');
  const hasPage = routes.some((route) => route.path === `${path}/:id`);
  return <Navigate to={id && hasPage ? `${path}/${encodeURIComponent(id)}` : to} replace />;
}
