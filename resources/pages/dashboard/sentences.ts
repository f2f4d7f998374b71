import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the advertiser's first page. */
export const dashboardSentences = bothLanguages(
  {
    buyer: {
      money: 'Spend and impressions',
      spend: 'Spent so far',
      wallet: 'In the wallet',
      held: '{{amount}} put aside for orders',
      finance: 'Finance centre',
      verification: 'Verifications',
      represented_one: 'You act for {{count}} advertiser',
      represented_other: 'You act for {{count}} advertisers',
      first: 'Three steps to your first ad',
      step: { verify: 'Verify your identity', find: 'Find screens', pay: 'Pay and upload' },
      stepText: {
        verify: 'An id card or a business licence; the media owner looks at it.',
        find: 'By area, scene, size and price, for the days that are free.',
        pay: 'From the wallet or by QR code; then your picture goes to review.',
      },
      stepState: { done: 'Done', current: 'Next', waiting: 'In review', open: 'Not yet' },
      refused: 'Your identity was not verified: see why, and submit it anew',
      withdrawn: 'Your verification was withdrawn: nothing can be placed until it is renewed',
      expired: {
        identity: 'Your identity document has expired: nothing can be placed until a valid one is verified',
        qualification: 'Your qualification has expired: submit one that is valid',
        adQualification: 'Your ad qualification has expired: submit one that is valid',
      },
    },
  },
  {
    buyer: {
      money: '花费与曝光',
      spend: '累计花费',
      wallet: '钱包余额',
      held: '另有 {{amount}} 已为订单冻结',
      finance: '财务中心',
      verification: '认证状态',
      represented_one: '正在代理 {{count}} 个广告主',
      represented_other: '正在代理 {{count}} 个广告主',
      first: '三步投放第一条广告',
      step: { verify: '完成身份认证', find: '选择屏幕', pay: '支付并上传' },
      stepText: {
        verify: '提交身份证或营业执照，由媒体主审核。',
        find: '按区域、场景、尺寸和价格，挑选空闲的日期。',
        pay: '用钱包或扫码支付，再上传素材等待审核。',
      },
      stepState: { done: '已完成', current: '下一步', waiting: '审核中', open: '未开始' },
      refused: '身份认证未通过，查看原因并重新提交',
      withdrawn: '身份认证已被撤销，重新认证前不能投放广告',
      expired: {
        identity: '身份证件已过期，重新认证前不能投放广告',
        qualification: '资质认证已过期，请提交有效的资质',
        adQualification: '广告资质认证已过期，请提交有效的资质',
      },
    },
  },
);
