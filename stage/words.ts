/** Names of what is touched on a stage: its buttons carry signs. */
export interface StageWords {
  home: string;
  previousPage: string;
  nextPage: string;
  volumeDown: string;
  volumeUp: string;
}

export const stageWords: Readonly<Record<'en' | 'zh', StageWords>> = {
  en: {
    home: 'First page',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    volumeDown: 'Volume down',
    volumeUp: 'Volume up',
  },
  zh: { home: '返回首页', previousPage: '上一页', nextPage: '下一页', volumeDown: '减小音量', volumeUp: '增大音量' },
};
