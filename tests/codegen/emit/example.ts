import { loadTexts } from '#codegen/load.ts';
import type { Loaded } from '#codegen/load.ts';
import { buildModel } from '#codegen/model/build.ts';
import type { Model } from '#codegen/model/model.ts';
import { formatProblem } from '#codegen/problems.ts';

const PERMISSIONS = `
ad: {code: 100, label: {zh: 广告, en: Ads}, children: {view: {code: 101, label: {zh: 查看, en: View}}, edit: {code: 102, label: {zh: 编辑, en: Edit}}, price: {code: 103, label: {zh: 价格, en: Price}}}}
`;

const ENUMS = `
columns: {id: {zh: 编号, en: No.}, corpId: {zh: 企业, en: Enterprise}, deptId: {zh: 部门, en: Department}, creatorId: {zh: 创建人, en: Created by}, createdAt: {zh: 创建时间, en: Created}, updatedAt: {zh: 更新时间, en: Changed}, rev: {zh: 版本, en: Revision}, deletedAt: {zh: 删除时间, en: Deleted}}
verbs: {list: {zh: 列表, en: List}, one: {zh: 查看, en: Show}, create: {zh: 新建, en: Create}, update: {zh: 编辑, en: Edit}, delete: {zh: 删除, en: Delete}}
`;

export const ERRORS = `
errors: {NOT_FOUND: {code: -10007, zh: 不存在, en: 'Not | there', log: never, fix: {zh: 刷新, en: Reload}}}
rules: {required: {zh: 必填, en: Required}}
`;

/** An entity with what emitters tell apart: states, an action with a form, conditions, a rule, references, a view. */
export const AD = `
$id: ad
type: object
required: [name, kind, url, slotId]
x-entity:
  label: {zh: 广告, en: Ad}
  route: adv_mag
  display: name
  perm: {list: ad.view, create: ad.edit, edit: ad.edit}
  storage: {index: [[status]], unique: [[name]]}
properties:
  name: {type: string, maxLength: 50, x-label: {zh: 名称, en: Name}}
  kind: {type: string, enum: [file, url], default: file, x-label: {zh: 内容, en: Content}, x-enum: {file: {zh: 文件, en: File}, url: {zh: 网址, en: URL}}}
  url: {type: string, format: uri, x-when: "kind == 'url'", x-label: {zh: 网址, en: URL}}
  slotId: {type: string, x-label: {zh: 广告位, en: Slot}, x-ref: {to: adSlot, filter: "open == true"}}
  slotIds: {type: array, maxItems: 3, items: {type: string}, x-label: {zh: 其他, en: Others}, x-ref: {to: adSlot}}
  status: {type: string, readOnly: true, x-label: {zh: 状态, en: Status}}
  startAt: {type: string, format: date-time, x-label: {zh: 开始, en: Start}}
  price: {type: integer, format: money, x-perm: {read: ad.price}, x-label: {zh: 价格, en: Price}}
  pin: {type: string, pattern: '^[0-9]{4}$', writeOnly: true, x-label: {zh: 密码, en: PIN}}
  daysLeft: {type: integer, readOnly: true, x-derive: "days(startAt - now())", x-label: {zh: 剩余, en: Left}}
x-states:
  field: status
  initial: waiting
  values: {waiting: {zh: 等待, en: Waiting}, playing: {zh: 播放, en: Playing, color: success}, deleted: {zh: 删除, en: Deleted, final: true, hidden: true}}
  system: [{from: waiting, to: playing, when: "startAt <= now() && ready() > 2"}]
x-actions:
  stop: {label: {zh: 停止, en: Stop}, perm: ad.edit, from: playing, to: waiting, bulk: {max: 10}, call: stop, form: {reason: {type: string, minLength: 3, x-label: {zh: 原因, en: Reason}}}}
  delete: {perm: ad.edit, from: [waiting, playing], to: deleted, call: delete}
x-rules:
  - {id: lead, on: create, at: startAt, assert: "startAt == null || startAt >= now() + minutes(5)", msg: {zh: 太早, en: Too early}}
x-list:
  sort: {startAt: desc}
  columns: [name, status, startAt]
  filters: [{field: name, op: contains}, {field: startAt, op: between}]
  views: {mine: {label: {zh: 我的, en: Mine}, where: "creatorId == me.userId"}}
x-calls:
  list: {path: /ad/list}
  one: {path: /ad/one}
  create: {path: /ad/add}
  update: {path: /ad/update}
  stop: {path: /ad/stop, alias: [/old/stop]}
  delete: {path: /ad/delete}
  count: {path: /ad/count, label: {zh: 计数, en: Count}, perm: open, read: true, input: {type: object, required: [days], properties: {days: {type: integer, minimum: 1}}}, output: {type: object, required: [n], properties: {n: {type: integer}}}}
`;

/** Entity to which an ad refers. */
export const SLOT = `
$id: adSlot
type: object
required: [name]
x-entity: {label: {zh: 广告位, en: Slot}, display: name, scope: none, perm: {list: open}}
properties:
  name: {type: string, x-label: {zh: 名称, en: Name}}
  open: {type: boolean, default: true, x-label: {zh: 开放, en: Open}}
x-list: {columns: [name, open]}
x-calls: {list: {path: /slot/list}}
`;

/** Returns a small set of schemas; `changes` replaces files by name. */
export function exampleFiles(changes: Record<string, string> = {}): Loaded {
  const texts = {
    _permissions: PERMISSIONS,
    _enums: ENUMS,
    _errors: ERRORS,
    _limits: 'lead: {minutes: 5, source: "spec 5"}',
    _menu: 'YXF: {home: /adv_mag}',
    ad: AD,
    'ad-slot': SLOT,
    ...changes,
  };
  return loadTexts(new Map(Object.entries(texts).map(([name, text]) => [`schemas/${name}.yaml`, text])));
}

/** Returns the model of these schemas. */
export function exampleModel(changes: Record<string, string> = {}): Model {
  const { model, problems } = buildModel(exampleFiles(changes));
  if (model === null) throw new Error(problems.map(formatProblem).join('\n'));
  return model;
}
