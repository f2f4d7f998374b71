import type { Fit } from '#core/layout/values.ts';

interface Showing {
  /** Names this one showing; the same content shown again has another. */
  playId: string;
  /** What was there before must go at once. Else it stays until this one is to be seen, so that no gap shows. */
  isCut?: boolean;
}

/** What a slot's area, or the whole screen, is to show. */
export type Playable = Showing &
  (
    | { kind: 'picture'; url: string }
    | { kind: 'video'; url: string; mute: boolean }
    | { kind: 'text'; text: string; color: string; background: string; fontSize: number }
    | { kind: 'webPage'; url: string }
  );

/** What the stage tells of a playable; each at most once per `playId`. */
export interface StageEvents {
  /** It is to be seen: the picture is decoded, the video runs. */
  onStarted?: (playId: string) => void;
  /** A video came to its end. Nothing else ends by itself. */
  onEnded?: (playId: string) => void;
  /** It cannot be shown. */
  onError?: (playId: string) => void;
}

/** Gives the address of a material that the layout itself shows; null while there is none. */
export type SourceOf = (materialId: string) => string | null;

/** What each face of a widget gets. */
export interface Face extends StageEvents {
  fit: Fit;
}
