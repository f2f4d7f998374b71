import { lazyPart } from '#src/ui/lazyPart.tsx';

/** The preview of a layout: who does not open it does not pay for it. */
export const LayoutPreview = lazyPart(async () => ({ default: (await import('./LayoutPreview.tsx')).LayoutPreview }));
