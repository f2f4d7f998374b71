import { describe, expect, it } from 'vitest';
import { camel, isCamel, kebab, namesOf, plural, snake } from '#codegen/names.ts';

describe('names', () => {
  it.each([
    ['ad', 'ads'],
    ['device', 'devices'],
    ['city', 'cities'],
    ['day', 'days'],
    ['box', 'boxes'],
    ['address', 'addresses'],
    ['batch', 'batches'],
    ['wish', 'wishes'],
    ['materialFolder', 'materialFolders'],
    ['adDelivery', 'adDeliveries'],
  ])('makes of one %s many %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });

  it('spells an entity in every way', () => {
    expect(namesOf('adSlot')).toEqual({
      camel: 'adSlot',
      pascal: 'AdSlot',
      camels: 'adSlots',
      pascals: 'AdSlots',
      kebabs: 'ad-slots',
      snakes: 'ad_slots',
    });
  });

  it('takes an irregular plural from the schema', () => {
    expect(namesOf('proofOfPlay', 'proofsOfPlay')).toMatchObject({
      camels: 'proofsOfPlay',
      pascals: 'ProofsOfPlay',
      kebabs: 'proofs-of-play',
      snakes: 'proofs_of_play',
    });
  });

  it.each(['ad', 'adSlot', 'materialFolder', 'v2Plan'])('goes from %s to the name of its file and back', (name) => {
    expect(camel(kebab(name))).toBe(name);
  });

  it('spells columns for the store', () => {
    expect(snake('downloadStatus')).toBe('download_status');
  });

  it('tells camelCase from the rest', () => {
    expect(['adSlot', 'AdSlot', 'ad_slot', 'ad-slot', ''].map(isCamel)).toEqual([true, false, false, false, false]);
  });
});
