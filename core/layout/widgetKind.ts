import type * as z from 'zod/mini';
import type { Rule, RuleContext, Values, Whens } from '../entity/rule.ts';

/** Limit on how many widgets of a kind one layout has (LAY-04). */
interface WidgetLimit {
  most: number;
  /** Returns true for those that are counted; absent: all. */
  where?: (props: Values, context: RuleContext) => boolean;
  /** Key of its own sentence; absent: `tooManyOfKind`. */
  rule?: string;
}

/**
 * Kind of widget, printed from schemas/widgets/<kind>.yaml: properties and rules only. stage/widgets/<Kind>.tsx draws it.
 */
export interface WidgetKind<P extends z.ZodMiniType = z.ZodMiniType> {
  /** Name in the document; must never change. */
  kind: string;
  /** Permission needed to place or change such a widget (PERM-02); absent: none beside that to edit layouts. */
  perm?: string;
  /** Icon of the palette. */
  icon: string;
  /** Size of a new widget, design pixels. */
  size: { width: number; height: number };
  limits: readonly WidgetLimit[];
  /** Returns true if it hides everything below it, as far as its own properties say; see `isOpaque`. */
  opaque: (props: Values, context: RuleContext) => boolean;
  /** True if ads play in it. */
  area: boolean;
  /** Properties that count in design pixels, with their bounds: they go with a layout that gets another size. */
  scales: Readonly<Record<string, { min: number; max: number }>>;
  /** Properties that hold ids of materials, whose files the manifest must list. */
  materials: readonly string[];
  /** Schema of its properties; an absent one is filled in, an unknown one refused. */
  props: P;
  /** Properties of a new widget. */
  defaults: z.infer<P>;
  /** Conditions under which a property is on: else it is neither shown nor used. */
  whens: Whens;
  /** Rules that a published widget keeps: what must be filled in, and x-rules. */
  rules: readonly Rule[];
}

/** Returns the kind unchanged, typed with its own properties. */
export function widgetKind<P extends z.ZodMiniType>(kind: WidgetKind<P>): WidgetKind<P> {
  return kind;
}
