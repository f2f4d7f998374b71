import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallMeta, PermissionMeta, System } from '#core/entity/meta.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { entities, type EntityName } from '#generated/model/entities.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { permissions } from '#generated/model/permissions.gen.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, type Caller } from '#tests/support/call.ts';
import { addHolder, createAllPersonas, type AllPersonas } from '#tests/support/allPersonas.ts';

let test: TestApp;
let cast: AllPersonas;
beforeAll(async () => {
  test = await buildTestApp();
  cast = await createAllPersonas(test);
});
afterAll(() => test.close());

const table: Readonly<Record<string, PermissionMeta>> = permissions;
const codesOf = (system: System) => Object.keys(table).filter((name) => table[name]!.systems.includes(system));

/** A call, or a list call with a view, which has its own permission. An export needs both. */
interface Door {
  title: string;
  name: CallName;
  call: CallMeta;
  perms: readonly string[];
  payload: Record<string, unknown>;
}

/** No call accepts this field, so a permitted call fails at its payload and changes nothing. */
const WRONG = { noSuchField: 1 };

const listPerm = ({ entity }: CallMeta): string => entities[entity as EntityName].perm.list;

const doors: Door[] = Object.values<CallMeta>(calls).flatMap((each) => {
  const name = each.name as CallName;
  const isExport = each.kind === 'export';
  const views = each.kind === 'list' || isExport ? entities[each.entity as EntityName].views : [];
  return [
    { title: name, name, call: each, perms: isExport ? [each.perm, listPerm(each)] : [each.perm], payload: WRONG },
    ...views.map(({ name: view, perm }) => ({
      title: `${name} (${view})`,
      name,
      call: each,
      perms: isExport ? [each.perm, perm] : [perm],
      payload: { ...WRONG, view },
    })),
  ];
});

const { WRONG_SYSTEM, NO_PERMISSION, PAYLOAD_INVALID } = errors;

/** Returns the expected answer, by the schemas alone. */
function expected({ call: { perm: own, systems }, perms }: Door, system: System, codes: ReadonlySet<string>): number {
  if (own === 'public') return PAYLOAD_INVALID.code;
  if (!systems.includes(system)) return WRONG_SYSTEM.code;
  return perms.every((perm) => perm === 'open' || codes.has(perm)) ? PAYLOAD_INVALID.code : NO_PERMISSION.code;
}

/** Calls each door, and returns those with an unexpected answer. */
async function asked(caller: Caller, at: readonly Door[], system: System, codes: readonly string[]): Promise<string[]> {
  const held = new Set(codes);
  const found: string[] = [];
  for (const door of at) {
    const { code } = await call(test, caller, door.name, door.payload);
    const wanted = expected(door, system, held);
    if (code !== wanted) found.push(`${door.title}: ${code}, not ${wanted}`);
  }
  return found;
}

describe('every call', () => {
  const everybody: readonly (readonly [keyof AllPersonas['people'], System, (codes: string[]) => string[]])[] = [
    ['owner', 'YXF', (codes) => codes],
    ['superior', 'YXF', (codes) => codes],
    ['subordinate', 'YXF', (codes) => codes],
    ['rival', 'YXF', (codes) => codes],
    ['staff', 'YXF', (codes) => codes.filter((name) => name !== 'adAudit.own')],
    ['manager', 'YXF', (codes) => codes.filter((name) => name !== 'adAudit.own')],
    ['keeper', 'YXF', (codes) => codes.filter((name) => name !== 'adAudit.own')],
    ['reviewer', 'YXF', () => ['ad', 'ad.view', 'adAudit', 'adAudit.view', 'adAudit.pass', 'adAudit.fail']],
    ['clerk', 'YXF', () => []],
    // Only an agent acts for others (ADS-08).
    ['advertiser', 'ADS', (codes) => codes.filter((name) => !name.startsWith('proxy'))],
    ['agent', 'ADS', (codes) => codes],
  ];

  it.each(everybody)(
    'lets %s in by the codes of the role and the console, and nobody else [PERM-08, SES-11]',
    async (name, system, held) => {
      expect(await asked(cast.people[name], doors, system, held(codesOf(system)))).toEqual([]);
    },
  );

  const used = [...new Set(doors.flatMap(({ perms }) => perms))].filter((perm) => perm !== 'open' && perm !== 'public');
  const single = used.flatMap((perm) => (table[perm]?.systems ?? []).map((system) => [perm, system] as const));

  it.each(single)('opens to who holds "%s" alone only what asks for it, in %s [PERM-08]', async (perm, system) => {
    const holder = await addHolder(test, cast, { system, permissions: [perm] });
    expect(await asked(holder, doors, system, [perm])).toEqual([]);
  });

  it.each(single)('is shut to who holds all but "%s" where it asks for that, in %s [PERM-08]', async (perm, system) => {
    const codes = codesOf(system).filter((name) => name !== perm);
    const holder = await addHolder(test, cast, { system, permissions: codes });
    expect(
      await asked(
        holder,
        doors.filter(({ perms }) => perms.includes(perm)),
        system,
        codes,
      ),
    ).toEqual([]);
  });
});
