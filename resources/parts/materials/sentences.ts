import { bothLanguages } from '#src/ui/sentences.ts';

/** Sentences of the choice of pictures and films that are shown one after the other. */
export const materialChoiceSentences = bothLanguages(
  {
    materialChoice: {
      choose: 'Choose materials',
      upload: 'Upload files',
      empty: 'No picture or video yet',
      none: 'Upload pictures and videos here: they join the library, and are chosen if they arrive while this window is open.',
      chosenOf: '{{n}} of at most {{max}} chosen',
      tooLong: 'Longer than {{time}}',
      round: 'One round of {{n}}: {{time}}',
      earlier: 'Play “{{name}}” earlier',
      later: 'Play “{{name}}” later',
    },
  },
  {
    materialChoice: {
      choose: '选择素材',
      upload: '上传文件',
      empty: '还没有图片或视频',
      none: '在此上传图片和视频：上传后存入素材库；本窗口关闭前到达的自动选中。',
      chosenOf: '已选 {{n}} 个，最多 {{max}} 个',
      tooLong: '长于 {{time}}',
      round: '{{n}} 个素材一轮：{{time}}',
      earlier: '将“{{name}}”提前播放',
      later: '将“{{name}}”延后播放',
    },
  },
);
