import { bothLanguages } from '../sentences.ts';

/** Sentences of the page that puts records into another and takes them out. */
export const memberSentences = bothLanguages(
  {
    ui: {
      members: {
        inside: '{{name}} in it',
        others: 'Add {{name, inPhrase}}',
        take: 'Take out',
        put: 'Add',
        takeAsk: 'Take out {{n}}?',
        putAsk: 'Add {{n}}?',
        moves: 'What is elsewhere moves here.',
      },
    },
  },
  {
    ui: {
      members: {
        inside: '已有{{name}}',
        others: '添加{{name}}',
        take: '移出',
        put: '添加',
        takeAsk: '移出 {{n}} 项？',
        putAsk: '添加 {{n}} 项？',
        moves: '已在别处的会移到这里。',
      },
    },
  },
);
