import type { Language } from '#core/protocol/envelope.ts';

/**
 * Returns the language of mails to an account: that of its profile (SES-19), else what was chosen with the notices before
 * profiles had one.
 */
export const mailLanguage = (
  account: { language?: string | null },
  choice: { language?: string | null } | undefined,
): Language => ((account.language ?? choice?.language) === 'en_us' ? 'en_us' : 'zh_cn');
