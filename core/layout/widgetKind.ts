import type * as z from 'zod/mini';

/**
 * Description of a kind of widget: the members of each file of widgets/, in this order; text.ts is the model to copy.
 *
 * Holds properties and rules only. stage/widgets/<Kind>.tsx draws the widget.
 */
export interface WidgetKind<P extends z.ZodMiniType = z.ZodMiniType> {
  /** Name in the document; must never change. */
  kind: string;
  /** Permission needed to place or change such a widget (PERM-02); absent: none beside that to edit layouts. */
  perm?: string;
  /** Schema of its properties; unknown properties are refused. */
  props: P;
  /** Properties of a new widget. */
  defaults: z.infer<P>;
  /** Size of a new widget, design pixels. */
  size: { width: number; height: number };
  /** Most widgets of this kind in one layout (LAY-04); absent: no limit. */
  most?: number;
  /** Returns true if it hides everything below it. */
  opaque: (props: z.infer<P>) => boolean;
  /** Returns the ids of the materials that it shows, whose files the manifest must list. */
  materials: (props: z.infer<P>) => readonly string[];
}

/** Returns the kind unchanged, typed with its own properties. */
export function widgetKind<P extends z.ZodMiniType>(kind: WidgetKind<P>): WidgetKind<P> {
  return kind;
}
