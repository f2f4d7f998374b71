import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LayoutDocument } from '#core/layout/document.ts';
import { resized } from '#core/layout/resized.ts';
import { SIDE } from '#core/layout/values.ts';

const isSide = (value: unknown): value is number => typeof value === 'number' && value >= SIDE.min && value <= SIDE.max;

interface Sized {
  /** The form's value. */
  value: unknown;
  /** What it says, where it can be read. */
  document: LayoutDocument | null;
  change: (document: LayoutDocument) => void;
}

/**
 * Keeps the size of a layout and that of its document the same. Another document brings its size along; another size
 * changes all areas in proportion, from the document that was there before the size was typed: "192" on the way to
 * "1920" leaves no trace.
 */
export function useSize({ value, document, change }: Sized): void {
  const { setValue } = useFormContext();
  const [width, height] = useWatch({ name: ['width', 'height'] }) as unknown[];
  const [first, made] = [useRef(document), useRef<unknown>(null)];
  useEffect(() => {
    if (!document || value === made.current) return;
    first.current = document;
    for (const side of ['width', 'height'] as const) setValue(side, document[side], { shouldDirty: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the value is another
  }, [value]);
  useEffect(() => {
    if (!document || !first.current || !isSide(width) || !isSide(height)) return;
    if (document.width === width && document.height === height) return;
    made.current = resized(first.current, width, height);
    change(made.current as LayoutDocument);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the size is another
  }, [width, height]);
}
