import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForeignProject, type ForeignProject, type Step } from '#tests/support/foreignProject.ts';

// Fields that only actions with a form set, not the edit form: worker, proof, cost.
const REPAIR = `
$id: repair
type: object
required: [name]
x-entity: {label: {zh: 维修单, en: Repair}, perm: {list: repair.view, create: repair.add, edit: repair.edit}}
properties:
  name: {type: string, maxLength: 50, x-label: {zh: 名称, en: Name}}
  status: {type: string, readOnly: true, x-label: {zh: 状态, en: Status}}
  workerId: {type: [string, 'null'], readOnly: true, x-label: {zh: 人员, en: Worker}, x-ref: {to: account}}
  proof: {type: [string, 'null'], readOnly: true, x-label: {zh: 照片, en: Proof}, x-file: {accept: [image]}}
  costFen: {type: integer, format: money, minimum: 0, default: 2000, x-label: {zh: 费用, en: Cost}}
x-states:
  field: status
  initial: open
  values:
    open: {zh: 待处理, en: Open}
    paid: {zh: 已支付, en: Paid, end: true}
x-actions:
  assign: {label: {zh: 指派, en: Assign}, perm: repair.edit, call: assign, form: {workerId: {type: string, x-ref: {to: account}}}}
  prove: {label: {zh: 上传, en: Prove}, perm: repair.edit, call: prove, form: {proof: {type: string, x-file: {accept: [image]}}}}
  hand: {label: {zh: 移交, en: Hand over}, perm: repair.edit, call: hand, form: {name: {}, toId: {type: string, x-label: {zh: 接收人, en: To}, x-ref: {to: account}}}}
  pay: {label: {zh: 支付, en: Pay}, perm: repair.edit, from: open, to: paid, call: pay, form: {costFen: {}}}
x-rules:
  - {id: least, at: costFen, assert: "costFen == null || costFen > 1000", msg: {zh: 费用须超过10元, en: The cost is more than 10 yuan}}
  - {id: named, on: [pay], at: name, assert: "name != 'Draft'", msg: {zh: 草稿不能支付, en: A draft is not paid}}
x-calls:
  list: {path: /repair/list}
  one: {path: /repair/one}
  create: {path: /repair/add}
  update: {path: /repair/update}
  assign: {path: /repair/assign}
  prove: {path: /repair/prove}
  hand: {path: /repair/hand}
  pay: {path: /repair/pay}
`;

let project: ForeignProject;
beforeAll(async () => {
  project = await openForeignProject({ 'repair.yaml': REPAIR });
});
afterAll(() => project.close());

const made = (payload: object = {}): Step => ({
  as: 'owner',
  call: 'repair.create',
  payload: { name: 'Lamp', ...payload },
  save: 'made',
});
const done = (call: string, payload: object): Step => ({
  as: 'owner',
  call: `repair.${call}`,
  payload: { ids: ['$made.id'], ...payload },
});
const seen: Step = { as: 'owner', call: 'repair.one', payload: { id: '$made.id' } };

test.each([
  ['another tenant’s account', { workerId: '$rival.userId' }],
  ['an id that is none', { workerId: 'nope' }],
])('language 1: an action that sets a read-only reference refuses %s', async (_, payload) => {
  const [, refused, record] = await project.calls([made(), done('assign', payload), seen]);
  expect(refused).toMatchObject({ code: -10006, data: { rules: { workerId: 'notFound' } } });
  expect(record?.data).toMatchObject({ workerId: null });
});

test('language 1: an action that sets a read-only reference takes a colleague', async () => {
  const answers = await project.calls([made(), done('assign', { workerId: '$staff.userId' }), seen]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(answers[2]?.data).toMatchObject({ workerId: expect.any(String) });
});

test('language 1: an action refuses a file that was never uploaded, and leave to upload one is given for it', async () => {
  const [, refused, signed, other] = await project.calls([
    made(),
    done('prove', { proof: 'nope' }),
    { as: 'owner', call: 'upload.sign', payload: { entity: 'repair', field: 'proof', name: 'a.png', size: 100 } },
    { as: 'clerk', call: 'upload.sign', payload: { entity: 'repair', field: 'proof', name: 'a.png', size: 100 } },
  ]);
  expect(refused).toMatchObject({ code: -10006, data: { rules: { proof: 'notFound' } } });
  expect(signed).toMatchObject({ code: 0, data: { uploadId: expect.any(String) } });
  expect(other?.code).toBe(-10005);
});

test('language 1: what a form asks for that is no field of the entity is checked as well', async () => {
  const [, refused] = await project.calls([made(), done('hand', { name: 'Sign', toId: '$rival.userId' })]);
  expect(refused).toMatchObject({ code: -10006, data: { rules: { toId: 'notFound' } } });
});

test('language 2: an action whose form sets a field is asked the rules that read it', async () => {
  const [, refused, record, paid] = await project.calls([
    made(),
    done('pay', { costFen: 1 }),
    seen,
    done('pay', { costFen: 1001 }),
  ]);
  expect(refused?.data).toMatchObject({
    results: [{ code: -10006, field: 'costFen', message: 'The cost is more than 10 yuan' }],
  });
  expect(record?.data).toMatchObject({ costFen: 2000, status: 'open' });
  expect(paid?.data).toMatchObject({ results: [{ code: 0 }] });
});

test('language 2: a rule that names an action is asked of it, and of nothing else', async () => {
  const [made_, updated, refused] = await project.calls([
    made({ name: 'Draft' }),
    { as: 'owner', call: 'repair.update', payload: { id: '$made.id', costFen: 3000 } },
    done('pay', { costFen: 3000 }),
  ]);
  expect([made_?.code, updated?.code]).toEqual([0, 0]);
  expect(refused?.data).toMatchObject({ results: [{ code: -10006, field: 'name', message: 'A draft is not paid' }] });
});
