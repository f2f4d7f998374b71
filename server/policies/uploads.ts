import type { EntityMeta, FieldMeta, FileMeta } from '#core/entity/meta.ts';
import { uploads } from '#generated/model/limits.gen.ts';
import { endingOf } from '../media/sniff.ts';
import { lockedBy } from '../store/rowLock.ts';
import type { Tx } from '../store/types.ts';
import { seesFile } from './fileSight.ts';
import type { Caller } from './sessionUser.ts';
import { tableOf } from './tableOf.ts';

export type ProfileName = keyof typeof uploads;

/** Accepted files: profiles of _limits.yaml or file extensions, and the field's own size limit if it has one. */
export interface Wanted {
  accept: readonly string[];
  maxBytes?: number | undefined;
}

const profiles: Readonly<Record<string, { maxBytes: number; endings: readonly string[] }>> = uploads;

/** Returns the accepted profile of a file extension, or null. */
export function profileOf(ending: string, accept: readonly string[]): ProfileName | null {
  for (const [name, { endings }] of Object.entries(profiles)) {
    if (endings.includes(ending) && (accept.includes(name) || accept.includes(ending))) return name as ProfileName;
  }
  return null;
}

/** Returns the maximum size of a file of a profile, bytes. */
export function maxBytesOf(profile: ProfileName, wanted: Pick<Wanted, 'maxBytes'>): number {
  return Math.min(uploads[profile].maxBytes, wanted.maxBytes ?? Infinity);
}

/** Uploads that a payload names in a field. */
interface Named {
  ids: readonly string[];
  field: Pick<FieldMeta, 'name'> & { file?: FileMeta };
  entity: EntityMeta | undefined;
  /** Records that the call changes; none of a create. */
  records: readonly string[];
  /** Null for a public call. */
  user: Caller | null;
}

type FileRule = 'notFound' | 'fileKind' | 'fileSize' | 'maxItems';

/**
 * Returns the rule that a field breaks by the uploads it names, or null. It may keep what stands in it. What is new to it was
 * verified, was sent by the caller or is open to them already, for naming a file opens it to whoever sees the record; and it is
 * what the field takes, since the file may have been sent for another one. The rows are locked, so that none is swept meanwhile.
 */
export async function wrongUploads(tx: Tx, named: Named): Promise<FileRule | null> {
  const { field, user } = named;
  const wanted = [...new Set(named.ids)];
  if (wanted.length > (field.file?.maxCount ?? Infinity)) return 'maxItems';
  const rows = await verifiedOf(tx, wanted);
  if (rows.length !== wanted.length) return 'notFound';
  const kept = await keptOf(tx, named);
  const fresh = rows.filter(({ id }) => !kept.has(id));
  for (const row of fresh) if (!(await isOpenTo(tx, row, user))) return 'notFound';
  for (const row of fresh) {
    const rule = field.file ? ruleOf(row, field.file) : null;
    if (rule) return rule;
  }
  return null;
}

interface Upload {
  id: string;
  corp_id: string;
  account_id: string;
  profile: string;
  store_key: string;
  size: number;
}

/** Returns the uploads among these that were verified. */
async function verifiedOf(tx: Tx, ids: readonly string[]): Promise<Upload[]> {
  const query = tx.db
    .selectFrom('uploads')
    .select(['id', 'corp_id', 'account_id', 'profile', 'store_key', 'size'])
    .where('id', 'in', ids)
    .where('state', '=', 'verified');
  return lockedBy(tx, query, 'id').execute();
}

/** Says whether a file is open to the caller before anything names it. */
async function isOpenTo(tx: Tx, { id, corp_id: corpId, account_id: sender }: Upload, user: Caller | null) {
  if (!user?.corpIds.includes(corpId)) return false;
  return sender === user.userId || seesFile(tx, id, user);
}

/** Returns the uploads that stand in the field of each of the records now. */
async function keptOf(tx: Tx, { field, entity, records }: Named): Promise<ReadonlySet<string>> {
  const own = entity?.fields.find(({ name, file, ref }) => name === field.name && file && !ref);
  if (!entity || !own || records.length === 0) return new Set();
  const rows = await tableOf(tx, entity.name).many(records, { fields: [field.name] });
  const [first = new Set<unknown>(), ...others] = rows.map((row) => new Set([row[field.name]].flat()));
  return new Set([...first].map(String).filter((id) => others.every((ids) => ids.has(id))));
}

function ruleOf({ profile, store_key: key, size }: Upload, { accept, maxBytes }: FileMeta): FileRule | null {
  const taken = profileOf(endingOf(key), accept);
  if (taken === null || taken !== profile) return 'fileKind';
  return size > maxBytesOf(taken, { maxBytes }) ? 'fileSize' : null;
}
