/** The errors of the domain are numbered from here down; a number that was given is never given again. */
const FIRST = -20_001;

/** Returns the next free number: one below the lowest that any error ever had. */
function nextErrorCode(file: string): number {
  const codes = [...file.matchAll(/code: (-\d+)/g)].map(([, code]) => Number(code)).filter((code) => code <= FIRST);
  return Math.min(FIRST + 1, ...codes) - 1;
}

export interface NewError {
  name: string;
  zh: string;
  en: string;
  fixZh: string;
  fixEn: string;
}

/** Adds an error as the last of `errors:`. Texts are JSON, which is YAML whatever stands in them. */
export function addError(file: string, { name, zh, en, fixZh, fixEn }: NewError): string {
  const text = (words: string): string => JSON.stringify(words);
  const line = `  ${name}: {code: ${nextErrorCode(file)}, zh: ${text(zh)}, en: ${text(en)}, log: never, fix: {zh: ${text(fixZh)}, en: ${text(fixEn)}}}\n`;
  const lines = file.split(/(?<=\n)/);
  const end = lines.findIndex((each) => each.startsWith('rules:'));
  const last = lines.findLastIndex((each, index) => (end < 0 || index < end) && /^ {2}[A-Z]/.test(each));
  if (last < 0) throw new Error('schemas/_errors.yaml has no errors: to add to');
  return [...lines.slice(0, last + 1), line, ...lines.slice(last + 1)].join('');
}
