import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the pages of the three verifications. */
export const verificationSentences = bothLanguages(
  {
    verify: {
      of: '{{kind}} of {{name}}',
      tabs: 'Verifications',
      lead: {
        identity:
          'Who is behind the ads: an enterprise by its licence, or a person by the id card. Ads can be placed once it is verified.',
        qualification: 'Papers that your trade asks for, such as a food licence or a licence of a school.',
        adQualification:
          'Papers for what you advertise: approvals of medical, drug, food or financial ads, trade marks, authorisations.',
      },
      said: {
        unsubmitted: {
          identity: 'Nothing can be placed before it is verified.',
          qualification: 'Needed where your trade asks for it.',
          adQualification: 'Needed where the law asks for it.',
        },
        submitted: 'Submitted on {{at}}. A notice tells the result.',
        verified: 'Verified on {{at}} as “{{holder}}”.',
        refused: 'Refused: {{reason}}',
        withdrawn: 'Withdrawn: {{reason}}',
        until: 'Valid until {{until}}.',
        expired: {
          identity: 'Expired: it was valid until {{until}}. Nothing can be placed before a valid document is verified.',
          qualification: 'Expired: it was valid until {{until}}. Submit one that is valid.',
          adQualification: 'Expired: it was valid until {{until}}. Submit one that is valid.',
        },
      },
      newer: {
        submitted: 'A newer submission is in review; what was verified holds until then.',
        refused: 'A newer submission was refused: {{reason}}. What was verified before holds.',
      },
      anew: 'Submit anew',
      privacy: 'Only you and the reviewer can open pictures and numbers.',
      sent: 'Submitted; a notice tells the result',
      history: 'Records',
      failed: 'The state could not be loaded',
    },
  },
  {
    verify: {
      of: '{{name}}的{{kind}}',
      tabs: '认证类型',
      lead: {
        identity: '证明投放广告的主体：企业凭营业执照，个人凭身份证。认证通过后才能投放广告。',
        qualification: '所在行业要求的经营资质，如食品经营许可证、办学许可证等。',
        adQualification: '所推广内容要求的资质，如医疗、药品、食品、金融广告的审查批件，商标注册证或品牌授权书。',
      },
      said: {
        unsubmitted: {
          identity: '认证通过前不能投放广告。',
          qualification: '所在行业有要求时提交。',
          adQualification: '所推广的内容有要求时提交。',
        },
        submitted: '{{at}} 提交，审核结果会以通知告知。',
        verified: '{{at}} 认证通过，主体为“{{holder}}”。',
        refused: '未通过原因：{{reason}}',
        withdrawn: '撤销原因：{{reason}}',
        until: '有效期至 {{until}}。',
        expired: {
          identity: '证件有效期至 {{until}}，已过期。提交有效证件并通过审核前不能投放广告。',
          qualification: '证件有效期至 {{until}}，已过期，请提交有效的资质。',
          adQualification: '证件有效期至 {{until}}，已过期，请提交有效的资质。',
        },
      },
      newer: {
        submitted: '新提交的资料正在审核，此前的认证继续有效。',
        refused: '新提交的资料未通过：{{reason}}。此前的认证继续有效。',
      },
      anew: '重新提交',
      privacy: '图片和证件号码仅您和审核人可以查看。',
      sent: '已提交，审核结果会以通知告知',
      history: '提交记录',
      failed: '认证状态没有加载成功',
    },
  },
);
