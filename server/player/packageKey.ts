import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { seal, unseal } from '../auth/sealed.ts';
import type { Store, Tx } from '../store/types.ts';

/** Name of the setting of the installation; its value is sealed. */
const SETTING = 'offlinePackageKey';
const SYSTEM = { kind: 'system', corpId: null } as const;

/** Key pair of the installation: it signs offline packages, and players get the public half when they enrol and sync. */
export interface PackageKey {
  /** 32 bytes in base64. */
  publicKey: string;
  sign(digest: Uint8Array): string;
}

/** Length of the header before the 32 bytes of a public key in DER. */
const DER_HEADER = 12;

function packageKey(privateKey: KeyObject): PackageKey {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    publicKey: der.subarray(DER_HEADER).toString('base64'),
    sign: (digest) => sign(null, digest, privateKey).toString('base64'),
  };
}

async function stored(tx: Tx, secret: string): Promise<PackageKey | null> {
  const row = await tx.db
    .selectFrom('settings')
    .select('value')
    .where('corp_id', '=', '')
    .where('name', '=', SETTING)
    .executeTakeFirst();
  if (!row) return null;
  const sealed = JSON.parse(row.value ?? '""') as string;
  return packageKey(createPrivateKey({ key: unseal(secret, sealed), format: 'pem' }));
}

const known = new WeakMap<Store, PackageKey>();

/** Returns the key of the installation; the first call makes it. Of two processes that make one, the first is kept. */
export async function packageKeyOf(store: Store, secret: string): Promise<PackageKey> {
  const cached = known.get(store);
  if (cached) return cached;
  const found =
    (await store.read(SYSTEM, (tx) => stored(tx, secret))) ??
    (await store.write(SYSTEM, async (tx) => {
      const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      await tx.db
        .insertInto('settings')
        .values({ corp_id: '', name: SETTING, value: JSON.stringify(seal(secret, pem)), updated_at: tx.now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return stored(tx, secret);
    }));
  if (!found) throw new Error('the key of offline packages was neither there nor made');
  known.set(store, found);
  return found;
}
