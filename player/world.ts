import type { Rotation } from '#core/layout/rotation.ts';
import type { EnrolRequest, Machine } from '#core/manifest/sync.ts';
import type { PlayerApi } from './api.ts';
import type { Database } from './database.ts';
import type { Fetcher, FileCheck } from './downloads.ts';
import type { HintListener } from './hint.ts';
import type { Host } from './host.ts';
import type { OwnMedia } from './ownMedia.ts';
import type { ServerClock } from './serverClock.ts';

/** Dependencies of the player on its surroundings; tests pass their own. */
export interface World {
  api: PlayerApi;
  database: Database;
  clock: ServerClock;
  fetchFile: Fetcher;
  /** Checks a stored file apart from the page; absent: the page itself does. */
  checkFile?: FileCheck;
  /** Opens the database anew after the browser has cleared it. */
  reopen?: () => Promise<Database>;
  createHint: (onHint: () => void) => Pick<HintListener, 'listen' | 'close'>;
  describe: () => Omit<EnrolRequest, 'secret'>;
  freeBytes: () => Promise<number | null>;
  /** Returns the facts about the machine (storage, memory), if the player can read any. */
  machine?: () => Promise<Machine>;
  /** The native shell around the page; null in a plain browser. */
  host?: Promise<Host | null>;
  /** Films and sounds of the page; absent where nothing is drawn. */
  media?: Pick<OwnMedia, 'set' | 'freeze'>;
  /** Takes a picture of the page where no shell does, as people see it on a turned screen. */
  takePicture?: (rotation: Rotation) => Promise<Blob>;
  /** Turns a picture that a shell took as the machine gives it out; absent: it is sent as it is. */
  setUpright?: (picture: Blob, rotation: Rotation) => Promise<Blob>;
  sendPicture?: (credential: string, commandId: string, picture: Blob) => Promise<void>;
  reload: () => void;
  /** Receives errors that the player survives. */
  report: (error: unknown) => void;
  /** Ends when the saved programme has waited long enough for the first answer of the server; absent: at once. */
  firstAnswer?: () => Promise<void>;
  /** Waits between two tries while nobody has added the device; tests do not wait. */
  wait?: (ms: number) => Promise<void>;
}
