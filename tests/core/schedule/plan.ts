import type { Content, ManifestSlot, Plan, PlanAd } from '#core/manifest/manifest.ts';
import type { Memory } from '#core/schedule/types.ts';

/** 2026-03-02 is a Monday; noon in Shanghai. */
export const NOON = Date.parse('2026-03-02T12:00:00+08:00');
export const SECOND = 1000;
export const MINUTE = 60_000;
export const HOUR = 3_600_000;

export const at = (text: string): number => Date.parse(text);

export const SLOT: ManifestSlot = { id: 'main', name: 'Main', areaId: 'main', width: 1920, height: 1080 };

export function buildContent(overrides: Partial<Content> = {}): Content {
  return {
    kind: 'picture',
    key: 'poster',
    sha256: 'a'.repeat(64),
    durationMs: 10 * SECOND,
    windows: [],
    ...overrides,
  } as Content;
}

/** An ad that plays now, everywhere in slot `main`, unless told otherwise. */
export function buildPlanAd(overrides: Partial<PlanAd> & { id: string }): PlanAd {
  return {
    name: overrides.id,
    type: 'common',
    status: 'playing',
    slotId: 'main',
    delivery: 'precise',
    size: { width: 1920, height: 1080 },
    startAt: NOON - 24 * HOUR,
    endAt: NOON + 24 * HOUR,
    windows: [],
    mute: false,
    order: 0,
    insertion: null,
    contents: [buildContent()],
    ...overrides,
  };
}

export function buildPlan(items: PlanAd[], overrides: Partial<Plan> = {}): Plan {
  return { device: { zone: 'Asia/Shanghai' }, slots: [SLOT], items, ...overrides };
}

export function buildMemory(overrides: Partial<Memory> = {}): Memory {
  return { places: {}, carousels: {}, booted: new Set(), turns: {}, broken: {}, ...overrides };
}
