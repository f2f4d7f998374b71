import type { Corner } from '#core/manifest/corners.ts';
import type { Transition } from '#core/manifest/manifest.ts';
import type { Fit } from '#core/layout/values.ts';

interface Showing {
  /** Id of this play; the same content shown again has another. */
  playId: string;
  /** True to remove the old content at once. Otherwise it stays until this one is visible, so that there is no gap. */
  isCut?: boolean;
  /** Transition from what was seen before, at its beginning; absent: in one step. */
  transition?: Transition;
  /** Start of its turn by the server's clock, on a wall in step: a film joins where the others are. */
  begunAt?: number;
  /** QR code over the content, in one of its corners (AD-15). */
  code?: { address: string; corner: Corner };
}

/** Why something is not to be seen: its file or page cannot be shown, or a film stands still. */
export type WhyNot = 'broken' | 'stuck';

/** Content for a slot's area, or for the whole screen. */
export type Playable = Showing &
  (
    | { kind: 'picture'; url: string }
    | { kind: 'video'; url: string; mute: boolean }
    | { kind: 'text'; text: string; color: string; background: string; fontSize: number }
    | { kind: 'webPage'; url: string }
  );

/** Events of a playable; each is sent at most once per `playId`. */
export interface StageEvents {
  /** The content is visible: the picture is decoded, the video runs. */
  onStarted?: (playId: string) => void;
  /** A video has ended. No other kind ends by itself. */
  onEnded?: (playId: string) => void;
  /** The content cannot be shown. */
  onError?: (playId: string, why?: WhyNot) => void;
}

/** Returns the address of a material that the layout itself shows; null while there is none. */
export type SourceOf = (materialId: string) => string | null;

/** Props of every widget component. */
export interface Face extends StageEvents {
  fit: Fit;
}
