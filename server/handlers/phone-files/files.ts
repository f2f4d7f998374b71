import { addressKey } from '../../call/addressKey.ts';
import { handler } from '../../call/handler.ts';
import { refuse } from '../../call/refuse.ts';
import { applyUpload } from '../../commands/applyUpload.ts';
import { phoneDoor } from '../../commands/phoneDoor.ts';
import { receivePhonePicture } from '../../commands/phonePicture.ts';
import { keepArrival, type ArrivedFile } from '../../commands/receiveUpload.ts';
import { endingOf } from '../../media/sniff.ts';

const SYSTEM = { kind: 'system', corpId: null } as const;

/** Pictures that a phone may bring: what every screen shows, and nothing that carries a script. */
const TAKEN = ['jpg', 'jpeg', 'png'];

/** Lets a phone send one picture to the store (NET-11): a form that is signed for its name and size. */
export const sign = handler('phoneFile.sign', async ({ input, tx, services, ip, installation }) => {
  const { corpId, uploader, maxBytes, check, keep } = await phoneDoor(tx, services.config, input.code);
  if (!TAKEN.includes(endingOf(input.name))) throw refuse('PHONE_PICTURE_TYPE', { field: 'picture' });
  if (input.size > maxBytes) throw refuse('PHONE_PICTURE_LARGE', { field: 'picture' });
  const sender = { address: addressKey(ip), installation };
  await check(tx, sender);
  const application = { corpId, accountId: uploader, name: `picture.${endingOf(input.name)}`, size: input.size };
  const form = await applyUpload(tx, services, application, { accept: TAKEN, maxBytes });
  await keep(tx, sender, form.uploadId);
  return form;
});

/** Takes the picture in: inspected, measured and drawn anew. It is gone again after an hour unless a cast or a task names it. */
export const verify = handler<'phoneFile.verify', ArrivedFile>('phoneFile.verify', {
  async before({ input, now, services }) {
    const { uploader, keepsTime } = await services.store.read(SYSTEM, (tx) =>
      phoneDoor(tx, services.config, input.code),
    );
    return receivePhonePicture(services, { uploadId: input.uploadId, uploader, now, keepsTime });
  },
  async run({ tx, before }) {
    const { uploadId, size, width, height } = before;
    if (!(await keepArrival(tx, before, 'arrived'))) throw refuse('PHONE_PICTURE_GONE', { field: 'picture' });
    return { uploadId, width: width ?? 0, height: height ?? 0, size };
  },
});
