import type * as z from 'zod/mini';

/**
 * Description of a kind of widget: the members of each file of widgets/, in this order; text.ts is the model to copy.
 *
 * Holds properties and rules only. stage/widgets/<Kind>.tsx draws the widget.
 */
export interface WidgetKind<P extends z.ZodMiniType = z.ZodMiniType> {
  /** Name in the document; never changes. */
  kind: string;
  /** Permission that placing or changing one needs (PERM-02); absent: whoever edits layouts may. */
  perm?: string;
  /** Schema of its properties; unknown ones are refused. */
  props: P;
  /** Properties of a fresh one. */
  defaults: z.infer<P>;
  /** Size of a fresh one, design pixels. */
  size: { width: number; height: number };
  /** Most in one layout (LAY-04); absent: any number. */
  most?: number;
  /** Hides what lies under it. */
  opaque: (props: z.infer<P>) => boolean;
  /** Materials it shows, so that the manifest carries their files. */
  materials: (props: z.infer<P>) => readonly string[];
}

/** Returns the kind as it is, with the types of its own properties. */
export function widgetKind<P extends z.ZodMiniType>(kind: WidgetKind<P>): WidgetKind<P> {
  return kind;
}
