import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LayoutDocument } from '#core/layout/document.ts';
import { resized } from '#core/layout/resized.ts';
import { SIDE } from '#core/layout/values.ts';

const isSide = (value: unknown): value is number => typeof value === 'number' && value >= SIDE.min && value <= SIDE.max;

interface Sized {
  /** The form's value. */
  value: unknown;
  /** The document, if the value can be read. */
  document: LayoutDocument | null;
  change: (document: LayoutDocument) => void;
}

/**
 * Keeps the size of a layout and the size of its document equal. A new document sets the size; a new size scales all
 * areas from the document that was there before typing began, so that "192" on the way to "1920" changes nothing for
 * good.
 */
export function useSize({ value, document, change }: Sized): void {
  const { setValue } = useFormContext();
  const [width, height] = useWatch({ name: ['width', 'height'] }) as unknown[];
  const [first, made] = [useRef(document), useRef<unknown>(null)];
  useEffect(() => {
    if (!document || value === made.current) return;
    first.current = document;
    for (const side of ['width', 'height'] as const) setValue(side, document[side], { shouldDirty: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the value changes
  }, [value]);
  useEffect(() => {
    if (!document || !first.current || !isSide(width) || !isSide(height)) return;
    if (document.width === width && document.height === height) return;
    made.current = resized(first.current, width, height);
    change(made.current as LayoutDocument);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the size changes
  }, [width, height]);
}
