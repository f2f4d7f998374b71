import { PROTOCOL_VERSION, type SyncRequest } from '#core/manifest/sync.ts';
import type { ScreenControls } from './controls.ts';
import type { Downloads } from './downloads.ts';
import type { HostReport } from './hostReport.ts';
import type { Playback } from './playback.ts';
import type { Shelf } from './shelf.ts';
import type { World } from './world.ts';

/** Least remaining life of a signed address; a download with less is not started. */
const LINK_MARGIN_MS = 60_000;

/** Name of this start of the page. */
const RUN = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
  '',
);

interface Sources {
  world: World;
  shelf: Shelf;
  playback: Playback;
  controls: ScreenControls;
  downloads: Downloads;
  hostReport: HostReport;
}

/** Returns what a sync tells beside plays and faults: what the screen holds, shows and can do. */
export async function statusReport(sources: Sources): Promise<Pick<SyncRequest, 'rev' | 'status' | 'inventory'>> {
  const { world, shelf, playback, controls, downloads, hostReport } = sources;
  const { clock, describe, freeBytes, machine } = world;
  const { newest, slotsBefore } = shelf;
  const isStale = newest !== null && shelf.isLacking && newest.filesUntil < clock.now() + LINK_MARGIN_MS;
  const { hardware, capabilities } = describe();
  const told = await hostReport.tell({ capabilities, machine: await machine?.() });
  const playing = [...playback.showing().values()].map(({ ad, content, slotId }) => ({
    slotId,
    adId: ad.id,
    key: content.key,
  }));
  return {
    rev: isStale ? null : (newest?.rev ?? null),
    status: {
      playingRev: shelf.programme.active?.rev ?? null,
      ...(slotsBefore ? { slots: slotsBefore } : {}),
      startedAt: playback.startedAt,
      playerVersion: hardware.playerVersion,
      protocol: PROTOCOL_VERSION,
      run: RUN,
      screen: hardware.screen,
      freeBytes: await freeBytes(),
      ...told,
      controls: await controls.told(),
      playing,
    },
    inventory: await downloads.inventory(newest, shelf.here),
  };
}
