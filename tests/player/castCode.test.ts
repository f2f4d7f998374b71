import { describe, expect, it } from 'vitest';
import { CastCodes } from '../../player/castCodes.ts';

const at = (slotId: string, path: string, until: number) => ({ slotId, path, until });

describe('the codes of scan-to-cast on a screen', () => {
  it('are those of the last answer, and another map only where something changed [MKT-10]', () => {
    const codes = new CastCodes();
    expect(codes.take([at('s', '/cast/a', 100)], 0)).toBe(true);
    const { shown } = codes;
    expect([...shown]).toEqual([['s', '/cast/a']]);
    expect(codes.take([at('s', '/cast/a', 200)], 50)).toBe(false);
    expect(codes.shown).toBe(shown);
    expect(codes.take([at('s', '/cast/b', 200)], 60)).toBe(true);
    expect(codes.take(undefined, 70)).toBe(true);
    expect(codes.shown.size).toBe(0);
  });

  it('go when they are over and no server was heard of since [MKT-10]', () => {
    const codes = new CastCodes();
    codes.take([at('s', '/cast/a', 100), at('t', '/cast/b', 200)], 0);
    expect(codes.drop(99)).toBe(false);
    expect(codes.drop(100)).toBe(true);
    expect([...codes.shown.keys()]).toEqual(['t']);
    expect(codes.drop(100)).toBe(false);
    expect(codes.take([at('s', '/cast/a', 100)], 150)).toBe(true);
    expect(codes.shown.size).toBe(0);
  });
});
