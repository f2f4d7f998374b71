import { limits } from '#generated/model/limits.gen.ts';
import type { Config } from '../config.ts';
import type { Tx } from '../store/types.ts';
import { castPlace } from './casts/place.ts';
import { checkUploads, keepUploader, type Sender } from './casts/senders.ts';
import { castUploader, taskUploader } from './phoneUploader.ts';
import { isTaskCode, linkedTask } from './taskLink.ts';
import { checkTaskUploads } from './taskPhotos.ts';

/** Entry for pictures of people without account (NET-11): a slot that sells casts, or a monitoring task. */
interface PhoneDoor {
  corpId: string;
  /** Name under which the upload stands. */
  uploader: string;
  maxBytes: number;
  /** When a photo was taken is kept: how old it is counts. Of passers-by nothing is. */
  keepsTime: boolean;
  /** Refuses who has brought too many. Comes one after the other at a door, so that nobody is counted before who came first was kept. */
  check: (tx: Tx, sender: Sender) => Promise<void>;
  /** Keeps that somebody was let bring a picture. */
  keep: (tx: Tx, sender: Sender, uploadId: string) => Promise<void>;
}

/** Returns the door that a code opens; refuses what `castPlace` and `linkedTask` refuse. `tx` sees the whole platform. */
export const phoneDoor = (tx: Tx, config: Pick<Config, 'secret'>, code: string): Promise<PhoneDoor> =>
  isTaskCode(code) ? taskDoor(tx, config, code) : castDoor(tx, config, code);

async function castDoor(tx: Tx, config: Pick<Config, 'secret'>, code: string): Promise<PhoneDoor> {
  const { slot, device } = await castPlace(tx, config, code);
  return {
    corpId: device.corpId,
    uploader: castUploader(device.id),
    maxBytes: limits.castPicture,
    keepsTime: false,
    async check(within, sender) {
      await within.as({ kind: 'system', corpId: device.corpId }).adSlots.one(slot.id, { lock: 'change' });
      await checkUploads(within, config.secret, sender, device.id);
    },
    keep: (within, sender, uploadId) => keepUploader(within, config.secret, sender, uploadId),
  };
}

async function taskDoor(tx: Tx, config: Pick<Config, 'secret'>, code: string): Promise<PhoneDoor> {
  const { id, corpId } = await linkedTask(tx, config, code);
  return {
    corpId,
    uploader: taskUploader(id),
    maxBytes: limits.taskPhoto,
    keepsTime: true,
    async check(within) {
      await within.as({ kind: 'system', corpId }).monitorTasks.one(id, { lock: 'change', fields: ['id'] });
      await checkTaskUploads(within, id);
    },
    // The upload itself says by which task it came.
    keep: async () => undefined,
  };
}
