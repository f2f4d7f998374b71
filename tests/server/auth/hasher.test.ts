import { describe, expect, it } from 'vitest';
import { createHasher, isOutdated } from '#server/auth/hasher.ts';
import { newCode, newPassword, newSecret } from '#server/auth/secrets.ts';

describe('the hasher', () => {
  it('makes Argon2id hashes with a salt of their own, and knows their password', async () => {
    const hasher = createHasher();
    const [first, second] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'correct horse')).toBe(true);
    expect(await hasher.verify(first, 'correct hors')).toBe(false);
    expect(await hasher.verifyNothing('correct horse')).toBe(false);
  });

  it('works as much for nobody as for somebody [A17]', async () => {
    const hasher = createHasher();
    const hash = await hasher.hash('password');
    await hasher.verifyNothing('warm');
    // What the process computed, and the least of it: whatever else it does meanwhile only adds.
    const worked = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    let [known, nobody] = [Infinity, Infinity];
    for (let n = 0; n < 15; n++) {
      known = Math.min(known, await worked(() => hasher.verify(hash, 'wrong')));
      nobody = Math.min(nobody, await worked(() => hasher.verifyNothing('wrong')));
    }
    expect(nobody / known).toBeGreaterThan(0.5);
    expect(nobody / known).toBeLessThan(2);
  });

  it('refuses when a hundred wait already, and goes on afterwards', async () => {
    const hasher = createHasher();
    const results = await Promise.allSettled(Array.from({ length: 110 }, () => hasher.verifyNothing('x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((result) => (result.reason as { code: string }).code === 'TOO_MANY_CALLS')).toBe(true);
    expect(await hasher.verifyNothing('x')).toBe(false);
  });

  it('knows a hash of other parameters', async () => {
    expect(isOutdated(await createHasher().hash('x'))).toBe(false);
    expect(isOutdated('$argon2id$v=19$m=8192,t=1,p=1$c2FsdA$aGFzaA')).toBe(true);
  });
});

describe('secrets', () => {
  it('are long, and never the same', () => {
    const all = Array.from({ length: 1000 }, newSecret);
    expect(new Set(all).size).toBe(1000);
    expect(all.every((secret) => /^[A-Za-z0-9_-]{43}$/.test(secret))).toBe(true);
  });

  it('for people are short and cannot be misread', () => {
    expect(Array.from({ length: 200 }, newCode).every((code) => /^[0-9]{6}$/.test(code))).toBe(true);
    expect(
      Array.from({ length: 200 }, newPassword).every((password) =>
        /^[abcdefghjkmnpqrstuvwxyz23456789]{12}$/.test(password),
      ),
    ).toBe(true);
  });
});
