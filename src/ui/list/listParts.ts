import { lazyPart } from '../lazyPart.tsx';

// Parts that not every list shows at first: each is loaded when needed, or when the browser is idle.
export const RecordCards = lazyPart(async () => ({ default: (await import('./RecordCards.tsx')).RecordCards }));
export const BulkBar = lazyPart(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }));
export const BulkCommands = lazyPart(() => import('./BulkCommands.tsx'));
export const PeekPanel = lazyPart(() => import('./peek/PeekPanel.tsx'));
export const ListEmpty = lazyPart(async () => ({ default: (await import('./ListEmpty.tsx')).ListEmpty }));
export const ListTotals = lazyPart(() => import('./ListTotals.tsx'));
export const TreeSidebar = lazyPart(() => import('./filters/TreeSidebar.tsx'));

/** Preload functions of all of them. */
export const listParts: readonly (() => Promise<unknown>)[] = [
  RecordCards,
  BulkBar,
  BulkCommands,
  PeekPanel,
  ListEmpty,
  ListTotals,
  TreeSidebar,
].map(({ preload }) => preload);
