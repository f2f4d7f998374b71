import { bothLanguages } from '#src/ui/sentences.ts';

/** Names of the verifications and of their states. */
export const verifySentences = bothLanguages(
  {
    verify: {
      title: { identity: 'Identity', qualification: 'Qualification', adQualification: 'Ad qualification' },
      state: {
        unsubmitted: 'Not submitted',
        submitted: 'In review',
        verified: 'Verified',
        refused: 'Refused',
        withdrawn: 'Withdrawn',
        expired: 'Expired',
      },
    },
  },
  {
    verify: {
      title: { identity: '身份认证', qualification: '资质认证', adQualification: '广告资质认证' },
      state: {
        unsubmitted: '未提交',
        submitted: '审核中',
        verified: '已认证',
        refused: '未通过',
        withdrawn: '已撤销',
        expired: '已过期',
      },
    },
  },
);
