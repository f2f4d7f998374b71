import raEnglish from 'ra-language-english';
import { messages as generatedEnglish } from '#generated/console/messages.en_us.gen.ts';
import { messages as generatedChinese } from '#generated/console/messages.zh_cn.gen.ts';
import { widgetWords } from '#generated/console/widgets/words.gen.ts';
import { packageSentences } from '#resources/offline-packages/DownloadButton.tsx';
import { reportLinkSentences } from '#resources/parts/ReportLink.tsx';
import { appListSentences } from '#resources/pages/AppList.tsx';
import { plannedSentences } from '#resources/devices/overrides.tsx';
import { reviewSentences } from '#resources/corporations/overrides.tsx';
import { orderSentences } from '#resources/market-orders/PayPanel.tsx';
import { takeDownSentences } from '#resources/take-downs/Progress.tsx';
import { en_us as bootEnglish } from '#src/i18n/boot.en_us.ts';
import { zh_cn as bootChinese } from '#src/i18n/boot.zh_cn.ts';
import { en_us } from '#src/i18n/en_us.ts';
import { raChinese } from '#src/i18n/ra.zh_cn.ts';
import { raRestChinese } from '#src/i18n/raRest.zh_cn.ts';
import { zh_cn } from '#src/i18n/zh_cn.ts';
import { localSentences } from '#src/ui/fields/LocalTimeField.tsx';
import type { PageSentences } from '#src/ui/sentences.ts';
import { uiMessages as uiEnglish } from '#src/ui/messages.en_us.ts';
import { uiMessages as uiChinese } from '#src/ui/messages.zh_cn.ts';

/** Messages by their full key. */
export function flat(catalogue: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') found.set(`${prefix}${key}`, value);
    else for (const [below, text] of flat(value as object, `${prefix}${key}.`)) found.set(below, text);
  }
  return found;
}

const isBoth = (value: unknown): value is PageSentences =>
  typeof value === 'object' && value !== null && 'en_us' in value && 'zh_cn' in value;

/** Messages that load with a page's script, not with the console's: every file of sentences that there is. */
export const PAGES: [name: string, both: PageSentences][] = Object.entries({
  ...import.meta.glob<object>('../../../{resources,src}/**/*entences.ts', { eager: true }),
  '../../../generated/console/widgets': { widgetWords },
  // Those of one file alone stand in it.
  '../../../src/ui/fields': { localSentences },
  '../../../resources': {
    appListSentences,
    orderSentences,
    packageSentences,
    plannedSentences,
    reportLinkSentences,
    reviewSentences,
    takeDownSentences,
  },
}).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(isBoth)
    .map((both): [string, PageSentences] => [path.replace('../../../', ''), both]),
);

/** Both halves of react-admin's words, as the console joins them. */
const joined = (...parts: object[]): object =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(
        parts.flatMap((part) => Object.entries(part)),
        ([key]) => key,
      ),
    ).map(([key, all]) => {
      const values = all!.map(([, value]) => value as object | string);
      return [key, typeof values[0] === 'string' ? values[0] : joined(...(values as object[]))];
    }),
  );

/** Every catalogue of messages, in both languages. */
export const CATALOGUES: [name: string, chinese: object, english: object][] = [
  ['react-admin', joined(raChinese, raRestChinese), raEnglish],
  ['the console', zh_cn, en_us],
  ['login', bootChinese, bootEnglish],
  ['the views', uiChinese, uiEnglish],
  ['the schemas', generatedChinese, generatedEnglish],
  ...PAGES.map(([name, { zh_cn: own, en_us: other }]): [string, object, object] => [name, own, other]),
];
