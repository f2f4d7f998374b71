import { Suspense } from 'react';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import './layouts.css';
import type { StillStageProps } from './StillStage.tsx';

/** The stage and all its widgets: who opens a list or a form does not wait for them. */
const StillStage = lazyPart<StillStageProps>(async () => ({
  default: (await import('./StillStage.tsx')).StillStage,
}));

interface PagePictureProps extends StillStageProps {
  /** Text for screen readers; absent where words beside it say the same. */
  label?: string;
}

/** Picture of one page of a layout, drawn by the stage that screens have (LAY-01, LAY-09). With a label it is large. */
export function PagePicture({ label, document, ...still }: PagePictureProps) {
  const { width, height } = document;
  return (
    <div
      className={label === undefined ? 'page-plan page-plan-small' : 'page-plan'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{ aspectRatio: `${width} / ${height}`, ['--wide' as string]: Math.min(1, width / height) }}
    >
      <Suspense fallback={null}>
        <StillStage document={document} {...still} />
      </Suspense>
    </div>
  );
}
