import type { Language } from '#core/protocol/envelope.ts';
import { limits } from '#generated/model/limits.gen.ts';
import { letter, type LetterTexts } from './letter.ts';

const MINUTES = limits.codeLife / 60_000;

/** Returns the mail with a code. The subject does not have it: a locked phone shows subjects. */
export function codeMail({ brand, code }: { brand: string; code: string }, language: Language): LetterTexts {
  return language === 'en_us'
    ? letter({
        subject: `${brand} verification code`,
        language,
        parts: [
          { text: 'Your verification code is' },
          { code },
          { text: `It is good for ${MINUTES} minutes, once. Tell it to nobody.` },
          { text: 'If you did not ask for it, nothing needs to be done.' },
        ],
      })
    : letter({
        subject: `${brand} 验证码`,
        language,
        parts: [
          { text: '您的验证码是' },
          { code },
          { text: `${MINUTES} 分钟内有效，仅可使用一次，请勿告诉他人。` },
          { text: '如非本人操作，请忽略此邮件。' },
        ],
      });
}
