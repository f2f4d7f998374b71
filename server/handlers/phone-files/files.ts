import { limits } from '#generated/model/limits.gen.ts';
import { addressKey } from '../../call/addressKey.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { applyUpload } from '../../commands/applyUpload.ts';
import { castPlace } from '../../commands/casts/place.ts';
import { receivePicture } from '../../commands/casts/receivePicture.ts';
import { checkUploads, keepUploader, uploaderOf } from '../../commands/casts/senders.ts';
import { keepArrival, type ArrivedFile } from '../../commands/receiveUpload.ts';
import { endingOf } from '../../media/sniff.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Pictures that a phone may bring: what every screen shows, and nothing that carries a script. */
const TAKEN = ['jpg', 'jpeg', 'png'];

/** Lets a phone before a screen send one picture to the store (NET-11): a form that is signed for its name and size. */
export const sign = handler('phoneFile.sign', async ({ input, tx, services, ip, installation }) => {
  const { slot, device } = await castPlace(tx, services.config, input.code);
  if (!TAKEN.includes(endingOf(input.name))) throw refuse('CAST_PICTURE_TYPE', { field: 'picture' });
  if (input.size > limits.castPicture) throw refuse('CAST_PICTURE_LARGE', { field: 'picture' });
  // One after the other at a slot, so that nobody is counted before who came first was kept.
  await tx.as({ kind: 'system', corpId: device.corpId }).adSlots.one(slot.id, { lock: 'change' });
  const { secret } = services.config;
  const sender = { address: addressKey(ip), installation };
  await checkUploads(tx, secret, sender, device.id);
  const application = {
    corpId: device.corpId,
    accountId: uploaderOf(device.id),
    name: `picture.${endingOf(input.name)}`,
    size: input.size,
  };
  const form = await applyUpload(tx, services, application, { accept: TAKEN, maxBytes: limits.castPicture });
  await keepUploader(tx, secret, sender, form.uploadId);
  return form;
});

/** Takes the picture in: inspected, measured and drawn anew. It is gone again after an hour unless a cast names it. */
export const verify = handler<'phoneFile.verify', ArrivedFile>('phoneFile.verify', {
  async before({ input, now, services }) {
    const { device } = await services.store.read(SYSTEM, (tx) => castPlace(tx, services.config, input.code));
    return receivePicture(services, { uploadId: input.uploadId, uploader: uploaderOf(device.id), now });
  },
  async run({ tx, before }) {
    const { uploadId, size, width, height } = before;
    if (!(await keepArrival(tx, before, 'arrived'))) throw refuse('CAST_PICTURE_GONE', { field: 'picture' });
    return { uploadId, width: width ?? 0, height: height ?? 0, size };
  },
});
