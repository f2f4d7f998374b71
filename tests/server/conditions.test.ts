import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#codegen/emit/openapi/document.ts';
import { inapplicable } from '#core/entity/applicable.ts';
import { broken, isMissing, isOn, strip, type RuleContext, type Values } from '#core/entity/rule.ts';
import type { BatchResult, FieldErrors } from '#core/protocol/reply.ts';
import { calls, type CallName } from '#generated/model/calls.gen.ts';
import { errors } from '#generated/model/errors.gen.ts';
import { conditions, type ConditionCase } from '#tests/support/cases/conditions.ts';
import { SAMPLE_TIME } from '#tests/support/cases/factories.ts';
import { samples } from '#tests/support/cases/samples.ts';
import { withDefaults } from '#server/handlers/crud/create.ts';
import { formResolver } from '#src/ui/form/resolver.ts';
import { activeFields } from '#src/ui/form/section.ts';
import { model } from '#tests/support/cases/model.ts';
import { oracle } from '#tests/codegen/zod/oracle.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { createRecords, makerOf, metaOf, type Records } from '#tests/support/records.ts';

const CREATE: RuleContext = { now: SAMPLE_TIME, me: null, on: 'create' };
const UPDATE: RuleContext = { ...CREATE, on: 'update' };

const { schemas } = (openApiDocument(model) as { components: { schemas: Record<string, object> } }).components;
const named = conditions.map((each) => [each.entity, each] as const);

/** Any of the values, nothing, or (in a new record) null. */
const anyOf = (values: readonly unknown[], more: readonly unknown[]) => fc.constantFrom(...values, ...more);

/** Values of the deciding fields, and of the fields with conditions; undefined leaves a field out. */
function said({ deciders, fields }: ConditionCase, unsaid: readonly unknown[]): fc.Arbitrary<Values> {
  const decide = Object.entries(deciders).map(([name, values]) => [name, anyOf(values, unsaid)]);
  const decided = Object.entries(fields).map(([name, { values }]) => [
    name,
    anyOf([...values, ...values], [null, undefined]),
  ]);
  return fc.record(Object.fromEntries([...decide, ...decided]) as Record<string, fc.Arbitrary<unknown>>);
}

const isEmpty = (value: unknown): boolean => isMissing(value) || (Array.isArray(value) && value.length === 0);

/**
 * Result of the generated predicates for a whole record: fields that are on, and required ones of them that are
 * missing, and each field that is refused, with the rule that says so.
 */
function verdict({ fields, whens, rules }: ConditionCase, record: Values, context: RuleContext) {
  const on = Object.keys(fields).filter((name) => isOn(name, whens, record, context));
  const stripped: Values = strip(record, whens, context);
  const missing = on.filter((name) => fields[name]!.required && isEmpty(stripped[name]));
  const wrong = Object.fromEntries(broken(rules, stripped, context).map(({ at, rule }) => [at, rule]));
  return {
    on,
    stripped,
    missing,
    refused: { ...wrong, ...Object.fromEntries(missing.map((name) => [name, 'required'])) },
  };
}

const sorted = (names: readonly string[]): string[] => names.toSorted();

/** Payload of create: the factory's, with these values for the fields of x-when. */
function payloadOf({ entity, fields }: ConditionCase, values: Values, serial = 0): Record<string, unknown> {
  const built = Object.entries({ ...samples[entity]!.build!({}, SAMPLE_TIME, serial) });
  const kept = built.filter(([name]) => !Object.hasOwn(fields, name));
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(given) };
}

describe('a condition means the same', () => {
  it.each(named)('to predicate, validators and form of %s', async (_name, each) => {
    const { entity, whens, rules, create, fields } = each;
    const required = rules.filter(({ id }) => id === 'required');
    const resolve = formResolver(create, { whens, rules: required, required: [], context: () => CREATE });
    await fc.assert(
      fc.asyncProperty(said(each, [undefined]), async (values) => {
        const payload = payloadOf(each, values);
        const record = withDefaults(metaOf(entity), payload);
        const { on, stripped, missing } = verdict(each, record, CREATE);
        expect(z.safeParse(create, payload).success).toBe(true);
        expect(sorted(broken(required, stripped, CREATE).map(({ at }) => at))).toEqual(sorted(missing));
        expect(activeFields({ name: 'all', rows: [Object.keys(fields)] }, whens, record, CREATE)).toEqual(on);
        const form = await resolve({ ...record }, undefined, { fields: {}, shouldUseNativeValidation: false });
        expect(sorted(Object.keys(form.errors))).toEqual(sorted(missing));
        const kept = Object.keys(fields).filter((name) => !isEmpty((form.values as Values)[name]));
        expect(kept.filter((name) => !on.includes(name))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each(named)('to whoever reads the OpenAPI of %s', (_name, each) => {
    const { pascal } = model.entities.find(({ names }) => names.camel === each.entity)!.names;
    const [takes, changes] = [oracle(schemas[`${pascal}Create`] as never), oracle(schemas[`${pascal}Update`] as never)];
    const nothingOff = (values: Values, on: readonly string[]) =>
      Object.keys(each.fields).every((name) => on.includes(name) || isMissing(values[name]));
    fc.assert(
      fc.property(said(each, [undefined]), said(each, [undefined]), (before, values) => {
        const payload = payloadOf(each, values);
        const { on, missing } = verdict(each, withDefaults(metaOf(each.entity), payload), CREATE);
        expect([payload, takes(payload)]).toEqual([payload, nothingOff(payload, on) && missing.length === 0]);
        // For an update only the sent fields count: one that is refused is wrong whatever the record.
        const carried = metaOf(each.entity).fields.filter((field) => field.in.includes('update'));
        const change = Object.fromEntries(
          carried.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])),
        );
        const record = withDefaults(metaOf(each.entity), payloadOf(each, before));
        const after = verdict(each, { ...strip(record, each.whens, UPDATE), ...change }, UPDATE);
        const isRight = nothingOff(change, after.on) && after.missing.length === 0;
        expect([change, isRight && !changes({ id: 'x', ...change })]).toEqual([change, false]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the server', () => {
  let test: TestApp;
  let records: Records;
  beforeAll(async () => {
    test = await buildTestApp();
    records = createRecords(test, test.personas.owner);
  });
  afterAll(() => test.close());

  const ask = <T>(name: string, payload: object) =>
    call<T & FieldErrors>(test, makerOf(test, name.split('.')[0]!), name as CallName, payload);
  const show = ({ entity }: ConditionCase, id: string) =>
    data<Values>(test, makerOf(test, entity), `${entity}.one` as CallName, { id });
  const conditional = ({ fields }: ConditionCase, record: Values) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, isEmpty(record[name]) ? null : record[name]]));
  let serial = 0;

  it.each(named)(
    'stores of a new %s what is on, and asks for what is required of it',
    async (_name, each) => {
      await fc.assert(
        fc.asyncProperty(said(each, [undefined]), async (values) => {
          const payload = await records.filled(each.entity, payloadOf(each, values, (serial += 1)));
          const { stripped, refused } = verdict(each, withDefaults(metaOf(each.entity), payload), CREATE);
          const { code, data: answer } = await ask<{ id: string }>(`${each.entity}.create`, payload);
          const made = code === 0 ? conditional(each, await show(each, answer!.id)) : answer?.rules;
          const isRefused = Object.keys(refused).length > 0;
          const wanted = isRefused ? refused : conditional(each, stripped);
          expect([code, made]).toEqual([isRefused ? errors.PAYLOAD_INVALID.code : 0, wanted]);
        }),
        { numRuns: 30 },
      );
    },
    60_000,
  );

  it.each(named.filter(([entity]) => Object.hasOwn(calls, `${entity}.update`)))(
    'lets the merged record of %s decide, in one change and in many',
    async (_name, each) => {
      const { entity, whens } = each;
      const meta = metaOf(entity);
      const id = await records.make(entity);
      const carried = meta.fields.filter(({ in: operations }) => operations.includes('update')).map(({ name }) => name);
      await fc.assert(
        fc.asyncProperty(said(each, [undefined, undefined]), fc.boolean(), async (values, asMany) => {
          const taken = asMany ? (meta.bulk ?? []) : carried;
          const set = await records.filled(
            entity,
            Object.fromEntries(taken.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
          );
          fc.pre(Object.keys(set).length > 0);
          const before = await show(each, id);
          const { stripped, refused: wrong } = verdict(each, { ...before, ...set }, UPDATE);
          const off = asMany ? inapplicable(before, set, whens, UPDATE) : null;
          const code = asMany
            ? (await ask<BatchResult>(`${entity}.updateMany`, { ids: [id], set })).data?.results[0]?.code
            : (await ask(`${entity}.update`, { id, ...set })).code;
          const refused = off === null ? errors.PAYLOAD_INVALID.code : errors.FIELD_NOT_APPLICABLE.code;
          const isRefused = off !== null || Object.keys(wrong).length > 0;
          expect([set, code]).toEqual([set, isRefused ? refused : 0]);
          expect(conditional(each, await show(each, id))).toEqual(conditional(each, isRefused ? before : stripped));
        }),
        { numRuns: 40 },
      );
    },
    60_000,
  );
});
