import { useLocaleState } from 'react-admin';
import { errors } from '#generated/model/errors.gen.ts';

/** The error message that the person saw, with its number; by the table of all errors, which is loaded for refusals alone. */
export default function Refusal({ code }: { code: number }) {
  const [locale] = useLocaleState();
  const error = Object.values(errors).find((one) => one.code === code);
  return error ? `${locale === 'zh_cn' ? error.zh : error.en} (${error.code})` : null;
}
