import { escapeHtml } from '../escapeHtml.ts';
import type { Language } from '#core/protocol/envelope.ts';

/** A row of a list in a letter: what it is about, with its page, and what is said of it. */
interface LetterRow {
  name: string;
  url?: string | undefined;
  facts: readonly string[];
}

/** Part of a letter, from top to bottom. */
type LetterPart =
  | { text: string }
  | { code: string }
  | { rows: readonly LetterRow[] }
  | { link: string; label: string };

interface Letter {
  subject: string;
  language: Language;
  parts: readonly LetterPart[];
}

/** Subject and body of a mail. */
export interface LetterTexts {
  subject: string;
  text: string;
  html: string;
}

const LANG = { zh_cn: 'zh-CN', en_us: 'en' } as const;
const FONT = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";

function plain(part: LetterPart): string {
  if ('text' in part) return part.text;
  if ('code' in part) return part.code;
  if ('link' in part) return `${part.label}: ${part.link}`;
  return part.rows
    .map(({ name, url, facts }) =>
      [`- ${name}`, ...facts.map((fact) => `  ${fact}`), ...(url ? [`  ${url}`] : [])].join('\n'),
    )
    .join('\n');
}

function rowHtml({ name, url, facts }: LetterRow): string {
  const title = url ? `<a href="${escapeHtml(url)}" style="color:#0b5cad">${escapeHtml(name)}</a>` : escapeHtml(name);
  const lines = facts.map((fact) => `<div style="color:#5b6470;font-size:13px">${escapeHtml(fact)}</div>`).join('');
  return `<tr><td style="padding:10px 0;border-top:1px solid #e3e7eb"><div style="font-weight:600">${title}</div>${lines}</td></tr>`;
}

function html(part: LetterPart): string {
  if ('text' in part) return `<p style="margin:0 0 12px">${escapeHtml(part.text)}</p>`;
  if ('code' in part)
    return `<p style="margin:0 0 12px;font-size:28px;font-weight:600;letter-spacing:4px">${escapeHtml(part.code)}</p>`;
  if ('link' in part)
    return `<p style="margin:16px 0 0"><a href="${escapeHtml(part.link)}" style="color:#0b5cad">${escapeHtml(part.label)}</a></p>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${part.rows.map(rowHtml).join('')}</table>`;
}

/** Returns the texts of a mail, plain and as HTML: one says what the other says, and names that people chose are escaped. */
export function letter({ subject, language, parts }: Letter): LetterTexts {
  const body = parts.map(html).join('');
  return {
    subject,
    text: `${parts.map(plain).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${LANG[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:#f4f6f8;color:#1c2733;font:15px/1.6 ${FONT}"><div style="max-width:600px;margin:0 auto;padding:24px;background:#fff;border-radius:8px">${body}</div></body></html>`,
  };
}
