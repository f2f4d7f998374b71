import { makerOf } from '#tests/support/records.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntityMeta } from '#core/entity/meta.ts';
import { hex32 } from '#core/protocol/random.ts';
import type { CallName } from '#generated/model/calls.gen.ts';
import { entities } from '#generated/model/entities.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { uploads, type UploadLimits } from '#generated/model/limits.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { fixture, md5Of, postFile, type Applied } from '#tests/support/library.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
// What an enterprise may have under way is limited: tests/server/jobs/sweepUnnamed.test.ts.
beforeEach(() =>
  test.services.store.write({ kind: 'system', corpId: null }, (tx) => tx.db.deleteFrom('uploads').execute()),
);
afterAll(() => test.close());

const profiles: Readonly<Record<string, UploadLimits>> = uploads;

/** Place where a file can be uploaded, and the accepted extensions. */
interface Door {
  title: string;
  sign: CallName;
  verify: CallName;
  about: Record<string, string>;
  endings: readonly string[];
  /** Size limit in bytes, by extension. */
  mostOf: (ending: string) => number;
}

const endingsOf = (accept: readonly string[]): string[] => [
  ...new Set(accept.flatMap((word) => profiles[word]?.endings ?? [word])),
];

/** Size limit of the first accepted profile with this extension. */
function profileLimit(ending: string, accept: readonly string[]): number {
  const of = Object.entries(profiles).find(
    ([name, { endings }]) => endings.includes(ending) && (accept.includes(name) || accept.includes(ending)),
  );
  return of?.[1].maxBytes ?? 0;
}

/** Fields with a file that a person can set. */
const fields: Door[] = Object.values<EntityMeta>(entities).flatMap(({ name: entity, fields: all }) =>
  all.flatMap(({ name: field, kind, readOnly, file }) => {
    if (!file || readOnly || (kind !== 'file' && kind !== 'files')) return [];
    const { accept, maxBytes = Infinity } = file;
    return [
      {
        title: `${entity}.${field}`,
        sign: 'upload.sign' as const,
        verify: 'upload.verify' as const,
        about: { entity, field },
        endings: endingsOf(accept),
        mostOf: (ending: string) => Math.min(maxBytes, profileLimit(ending, accept)),
      },
    ];
  }),
);

/** The library accepts the types of materials. */
const accepted = entities.material.fields.find(({ name }) => name === 'file')!.file!.accept;
const library: Door = {
  title: 'the library',
  sign: 'material.apply',
  verify: 'material.verify',
  about: {},
  endings: endingsOf(accepted),
  mostOf: (ending) => profileLimit(ending, accepted),
};

const doors = [...fields, library];
const everyEnding = [
  ...new Set([...Object.values(profiles).flatMap(({ endings }) => endings), 'exe', 'html', 'svg', 'js']),
];

/** Returns the caller who may send there. */
const senderOf = ({ entity = 'material' }: Record<string, string>) => makerOf(test, entity);

const asked = ({ sign, about }: Door, name: string, size: number, md5 = hex32()) =>
  call<Applied & { maxBytes: number }>(test, senderOf(about), sign, {
    ...about,
    name,
    size,
    ...(sign === 'material.apply' ? { md5 } : {}),
  });

describe.each(doors)('what is applied for at $title', (door) => {
  it('may be as large as its kind of file, and not a byte larger [MAT-02, DEV-06]', async () => {
    for (const ending of door.endings) {
      const most = door.mostOf(ending);
      for (const size of [1, most - 1, most])
        expect([ending, size, (await asked(door, `a.${ending}`, size)).code]).toEqual([ending, size, 0]);
      expect(await asked(door, `a.${ending}`, most + 1)).toMatchObject({
        code: errors.UPLOAD_TOO_LARGE.code,
        data: { maxBytes: most },
      });
    }
  });

  it('has an ending that is taken there, in large letters as in small', async () => {
    const code = async (name: string) => (await asked(door, name, 1)).code;
    for (const ending of everyEnding) {
      const wanted = door.endings.includes(ending) ? 0 : errors.UPLOAD_TYPE_WRONG.code;
      expect([ending, await code(`a.${ending}`), await code(`A.${ending.toUpperCase()}`)]).toEqual([
        ending,
        wanted,
        wanted,
      ]);
    }
    expect([await code('png'), await code('a.png.'), await code('a.png.exe')]).toEqual(
      Array(3).fill(errors.UPLOAD_TYPE_WRONG.code),
    );
  });
});

let serial = 0;

/**
 * A real picture of so many bytes: bytes after its end are ignored. Each is unique, so that the library has no
 * duplicate.
 */
function picture(size: number): Buffer {
  const file = Buffer.concat([fixture('poster.png'), Buffer.alloc(size - fixture('poster.png').length)]);
  file.writeUInt32LE(++serial, size - 4);
  return file;
}

/** Applies for a file, sends the bytes and verifies them. Returns the answers of store and verify. */
async function sent(
  door: Door,
  name: string,
  declared: Buffer,
  bytes: Buffer,
): Promise<[status: number, code: number]> {
  const form = (await asked(door, name, declared.length, md5Of(declared))).data!;
  const status = await postFile(test, form, bytes);
  return [status, (await call(test, senderOf(door.about), door.verify, { uploadId: form.uploadId })).code];
}

const { UPLOAD_INCOMPLETE, UPLOAD_TYPE_WRONG, UPLOAD_NOT_FOUND } = errors;
const pictured = doors.filter(({ endings }) => endings.includes('png'));

describe.each(pictured)('what is sent to $title', (door) => {
  it('arrives at the very limit, and one byte below', async () => {
    const most = door.mostOf('png');
    for (const size of [most - 1, most])
      expect(await sent(door, 'a.png', picture(size), picture(size))).toEqual([200, 0]);
  });

  it('has the size that was said: a byte less is incomplete, a byte more is stopped and not kept', async () => {
    const size = fixture('poster.png').length + 100;
    expect(await sent(door, 'a.png', picture(size), picture(size - 1))).toEqual([200, UPLOAD_INCOMPLETE.code]);
    expect(await sent(door, 'a.png', picture(size), picture(size + 1))).toEqual([413, UPLOAD_INCOMPLETE.code]);
    expect(await sent(door, 'a.png', picture(size), picture(size))).toEqual([200, 0]);
  });

  it('is what its name says, or is thrown away', async () => {
    const clip = fixture('clip.mp4');
    const words = Buffer.from('no picture at all, only words');
    for (const bytes of [clip, words])
      expect(await sent(door, 'a.png', bytes, bytes)).toEqual([200, UPLOAD_TYPE_WRONG.code]);
    const other = picture(fixture('poster.png').length + 8);
    expect(await sent(door, 'a.jpg', other, other)).toEqual([200, UPLOAD_TYPE_WRONG.code]);
  });

  it('is taken in once, and by whoever applied', async () => {
    const bytes = picture(fixture('poster.png').length + 8);
    const form = (await asked(door, 'a.png', bytes.length, md5Of(bytes))).data!;
    await postFile(test, form, bytes);
    const { uploadId } = form;
    expect((await call(test, test.personas.staff, door.verify, { uploadId })).code).toBe(UPLOAD_NOT_FOUND.code);
    await data(test, senderOf(door.about), door.verify, { uploadId });
    expect((await call(test, senderOf(door.about), door.verify, { uploadId })).code).toBe(UPLOAD_NOT_FOUND.code);
  });
});
