import { reasonWords } from '#core/schedule/reasons.ts';
import type { SlotMoment } from './usePlayList.ts';

/** Input of the sentence on a moment, beside the answer. */
export interface MomentWords {
  translate: (key: string, values?: Record<string, string | number>) => string;
  nameOf: (adId: string) => string;
  clock: (instant: string) => string;
  state: string | null;
  when: 'past' | 'now' | 'future';
}

/** Returns the words of a reason in the console's language; a reason of a newer server by its name. */
export const reasonText = (why: string, language: string): string => reasonWords(why, language) ?? why;

/** Returns the rule by which the ad that is meant has the slot. */
function ruleOf({ planned, able, shown, losers }: SlotMoment, { translate, nameOf }: MomentWords): string | null {
  const meant = shown[0]?.adId ?? planned?.adId;
  if (!planned) return null;
  if (planned.adId !== meant && planned.type !== 'common') return null;
  if (planned.type === 'insertion') return translate('playList.rule.insertion', { n: (planned.turn ?? 0) + 1 });
  if (planned.type !== 'common') return translate(`playList.rule.${planned.type}`);
  const waits = losers.flatMap(({ adId, why }) => (why === 'notItsTurn' ? [adId] : []));
  const turns = able.filter((id) => id === planned.adId || waits.includes(id));
  if (turns.length === 1) return translate('playList.rule.alone');
  return translate('playList.rule.turns', { names: turns.map(nameOf).join(translate('ui.comma')) });
}

/** Verdicts that no rule of a single ad explains. */
const RULELESS: readonly SlotMoment['verdict'][] = ['blocked', 'nothing', 'hourly', 'changedSince'];

/** Returns in words what a slot showed, shows or will show at a moment, and by which rule (AD-19). */
export function momentText(slot: SlotMoment, words: MomentWords): string {
  const { translate, nameOf, clock, state, when } = words;
  const [shown] = slot.shown;
  const said = shown ? (shown.name ?? nameOf(shown.adId)) : '';
  const planned = slot.planned ? nameOf(slot.planned.adId) : '';
  const bottom = translate(slot.bottomImage ? 'playList.moment.bottom' : 'playList.moment.empty');
  const values = {
    shown: said,
    planned,
    from: shown ? clock(shown.from) : '',
    to: shown ? clock(shown.to) : '',
    bottom,
    page: slot.page ?? '',
    hour: slot.shown
      .map((one) => translate('playList.moment.often', { name: one.name ?? nameOf(one.adId), n: one.plays }))
      .join(translate('ui.comma')),
  };
  const isUnseen = slot.verdict === 'changedSince' && !shown;
  const first = translate(
    isUnseen ? 'playList.moment.changedUnseen' : `playList.moment.${slot.verdict}.${when}`,
    values,
  );
  const rule = ruleOf(slot, words);
  const why = slot.verdict === 'notPlanned' && shown ? slot.losers.find(({ adId }) => adId === shown.adId) : undefined;
  return [
    first,
    shown && !shown.whole ? translate('playList.moment.cut') : null,
    slot.verdict === 'notReported' && when === 'past' && state === null ? translate('playList.moment.noRecord') : null,
    why ? translate('playList.moment.against', { why: reasonText(why.why, translate('playList.language')) }) : null,
    RULELESS.includes(slot.verdict) ? null : rule,
  ]
    .filter((one) => one !== null)
    .join(translate('playList.language') === 'zh_cn' ? '' : ' ');
}
