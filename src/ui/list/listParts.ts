import { lazyPart } from '../lazyPart.tsx';

// What not every list shows, or not at first: each comes when it is wanted, or when the browser has nothing else to do.
export const RecordCards = lazyPart(async () => ({ default: (await import('./RecordCards.tsx')).RecordCards }));
export const BulkBar = lazyPart(async () => ({ default: (await import('./BulkBar.tsx')).BulkBar }));
export const BulkCommands = lazyPart(() => import('./BulkCommands.tsx'));
export const PeekPanel = lazyPart(() => import('./peek/PeekPanel.tsx'));
export const TreeSidebar = lazyPart(() => import('./filters/TreeSidebar.tsx'));

/** How to load each of them. */
export const listParts: readonly (() => Promise<unknown>)[] = [
  RecordCards,
  BulkBar,
  BulkCommands,
  PeekPanel,
  TreeSidebar,
].map(({ preload }) => preload);
