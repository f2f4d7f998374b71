import { limits } from '#generated/model/limits.gen.ts';
import { sayerOf, type FrameSentence, type SayOf } from '../phone/sayer.ts';

const zh = {
  title: '监测拍照',
  screen: '屏幕',
  deadline: '截止时间',
  number: '任务编号',
  by: '由 {{owner}} 派发',
  expected: '现在应播放的广告',
  nothing: '目前没有应播放的广告',
  photos: '现场照片',
  photo: '第 {{n}} 张照片',
  remove: '移除第 {{n}} 张照片',
  take: '拍照或选择照片',
  more: '再加一张（{{n}}/{{most}}）',
  hint: '请拍下整块屏幕。JPG 或 PNG，最多 {{most}} 张，每张不超过 {{megabytes}}MB，须在 {{hours}} 小时内拍摄。',
  result: '看到的情况',
  normal: '广告正常播放',
  notPlayed: '未播放指定广告',
  deviceBroken: '设备损坏',
  deviceMissing: '未找到设备',
  note: '备注（选填）',
  needPhoto: '请先拍摄照片',
  needResult: '请选择看到的情况',
  tooLarge: '照片不能超过 {{megabytes}}MB，请换一张',
  send: '提交结果',
  uploading: '正在上传第 {{n}} 张照片…',
  sending: '正在提交…',
  done: '已提交',
  doneNote: '{{time}} 已收到，谢谢。此链接不能再次使用。',
  doneBefore: '该任务的结果已收到，此链接不能再次使用。',
};

const en: typeof zh = {
  title: 'Photos of a screen',
  screen: 'Screen',
  deadline: 'Deadline',
  number: 'Task No.',
  by: 'Asked for by {{owner}}',
  expected: 'What should be on it now',
  nothing: 'No ad should be on it at the moment',
  photos: 'Photos',
  photo: 'Photo {{n}}',
  remove: 'Remove photo {{n}}',
  take: 'Take or choose a photo',
  more: 'Add another ({{n}} of {{most}})',
  hint: 'Take the whole screen. JPG or PNG, {{most}} at most, {{megabytes}} MB each, taken within the last {{hours}} hours.',
  result: 'What you see',
  normal: 'Ad playing normally',
  notPlayed: 'Specified ad not played',
  deviceBroken: 'Device broken',
  deviceMissing: 'Device not found',
  note: 'Remark (if any)',
  needPhoto: 'Please take a photo first',
  needResult: 'Please say what you see',
  tooLarge: 'A photo has {{megabytes}} MB at most; please choose another',
  send: 'Hand in',
  uploading: 'Uploading photo {{n}}…',
  sending: 'Handing in…',
  done: 'Handed in',
  doneNote: 'It arrived at {{time}}, thank you. This link is used up.',
  doneBefore: 'The result of this task has arrived. This link is used up.',
};

/** Texts of the page of photos beside those of every such page, in each language; `{{…}}` is filled by sayer.ts. */
export const visitWords = { zh_cn: zh, en_us: en };

type Sentence = keyof typeof zh | FrameSentence;
/** Sentences that are handed on by their names, and said elsewhere. */
export type Sentences<Names extends Sentence> = Names;
export type Say = SayOf<Sentence>;

/** Returns what says a sentence of the page in a language. */
export const sayIn = sayerOf(visitWords, {
  megabytes: limits.taskPhoto / 1024 ** 2,
  hours: limits.photoAge / 3_600_000,
});
