// Made by codegen from schemas/layout-draft.yaml. Do not edit: change the schema, or lay a view over it in resources/layout-drafts/.

import type { Rule, Whens } from '#core/entity/rule.ts';

export interface LayoutDraftRow {
  id: string;
  corpId: string;
  rev: number;
  layoutId?: string | null;
  pages: number;
  savedById?: string | null;
  savedAt?: string | null;
}

export interface LayoutDraftDetail {
  id: string;
  corpId: string;
  rev: number;
  layoutId?: string | null;
  pages: number;
  savedById?: string | null;
  savedAt?: string | null;
}

export interface LayoutDraftOpenInput {
  layoutId: string;
}

export interface LayoutDraftOpenOutput {
  /**
   * Of the draft; where there is none, what is published
   */
  document: { [k: string]: unknown };
  /**
   * What screens play now
   */
  published: { [k: string]: unknown };
  /**
   * Of the draft; 0: there is none
   */
  rev: number;
  savedAt: string | null;
  /**
   * Name of who saved it last
   */
  savedBy: string | null;
  /**
   * Number of what screens play
   */
  version: number | null;
}

export interface LayoutDraftSaveInput {
  layoutId: string;
  /**
   * Of the draft that was changed; 0: there was none
   */
  rev: number;
  document: { [k: string]: unknown };
}

export interface LayoutDraftSaveOutput {
  rev: number;
  savedAt: string;
}

export interface LayoutDraftPresenceInput {
  layoutId: string;
  /**
   * Name that a window gives itself
   */
  window: string;
  /**
   * It is being closed
   */
  leaves?: boolean;
}

export interface LayoutDraftPresenceOutput {
  /**
   * Of the draft as it is saved now
   */
  rev: number;
  savedBy: string | null;
  version: number | null;
  /**
   * Materials that the saved draft shows and that the library has no more
   */
  gone: string[];
  others: {
    window: string;
    name: string;
    /**
     * Another window of the same person
     */
    isMe: boolean;
  }[];
}

export interface LayoutDraftImpactInput {
  layoutId: string;
}

export interface LayoutDraftImpactOutput {
  /**
   * Screens that show it, by themselves or by their group, whether or not the caller may see them
   */
  screens: number;
  online: number;
  groups: number;
  slots: number;
  /**
   * Slots with an ad that is not over or an order
   */
  soldSlots: number;
  runningAds: number;
  /**
   * Orders that hold places there from today on, or bid for plays
   */
  orders: number;
  /**
   * Slots whose area is gone: nothing would play in them
   */
  lost: { id: string; name: string; ads: number; orders: number }[];
  /**
   * Slots whose area leaves the home page: they would play only while somebody has its page open
   */
  moved: { id: string; name: string; page: string; ads: number; orders: number }[];
  /**
   * Slots whose area has another size
   */
  resized: { id: string; name: string; width: number; height: number }[];
}

export interface LayoutDraftPublishInput {
  layoutId: string;
  rev: number;
  /**
   * Of the version that it becomes
   */
  name?: string;
}

export interface LayoutDraftPublishOutput {
  version: number;
  /**
   * Screens that were told
   */
  screens: number;
}

/** Whether a field is on: else it is neither shown, nor required, nor stored. */
export const layoutDraftWhens: Whens = {};

/** Rules across fields, in the order in which they are asked. */
export const layoutDraftRules: readonly Rule[] = [];
