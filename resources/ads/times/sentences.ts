import { bothLanguages } from '#src/ui/sentences.ts';

/** Messages of the times of single materials. */
export const timesSentences = bothLanguages(
  {
    adTimes: {
      always: 'Whenever the ad plays',
      days: '{{n}} single days',
      of: 'Times of {{name}}',
      help: 'Within the days and hours of the ad. Nothing chosen: whenever the ad plays.',
      clear: 'Clear',
      none: 'Choose the materials first.',
    },
  },
  {
    adTimes: {
      always: '随广告播放',
      days: '{{n}} 个指定日期',
      of: '{{name}}的播放时间',
      help: '在广告的播放日期与时段之内；不选则随广告播放。',
      clear: '清除',
      none: '请先选择素材。',
    },
  },
);
