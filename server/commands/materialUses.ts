import type { Sentence } from '../call/refuse.ts';
import type { Tx } from '../store/types.ts';

/** Number of users of a material that the refusal names. */
const NAMED = 3;

interface Use {
  kind: 'ad' | 'layout';
  id: string;
  /** Absent if the caller may not see it. */
  name?: string;
}

export interface MaterialUses {
  uses: Use[];
  /** Sentence of the refusal: names the users of the material that the caller may see. */
  sentence: Sentence;
}

const WORDS = { ad: { zh: '广告', en: 'ad' }, layout: { zh: '布局', en: 'layout' } } as const;

/**
 * Returns the ads and layouts that use a material, or null if none does (MAT-04). Counts all of its corporation,
 * whatever the caller's data permission; names only those that the caller may see.
 */
export async function materialUses(tx: Tx, materialId: string, corpId: string): Promise<MaterialUses | null> {
  const whole = tx.as({ kind: 'system', corpId });
  const ads = await whole.ads.find(
    (eb) =>
      eb.exists(
        eb
          .selectFrom('ads__materials')
          .select('ads__materials.id')
          .whereRef('ads__materials.corp_id', '=', 'ads.corp_id')
          .whereRef('ads__materials.id', '=', 'ads.id')
          .where('ads__materials.ref_id', '=', materialId),
      ),
    { fields: ['name'], limit: 200 },
  );
  // Searches the id in the text of the layout document, since any widget may hold it. Layouts are few.
  const layouts = await whole.layouts.find((eb) => eb('document', 'like', `%"${materialId}"%`), {
    fields: ['name'],
    limit: 200,
  });
  if (ads.length + layouts.length === 0) return null;
  const seen = new Set(
    [
      ...(await tx.ads.many(idsOf(ads), { fields: ['id'] })),
      ...(await tx.layouts.many(idsOf(layouts), { fields: ['id'] })),
    ].map(({ id }) => id),
  );
  const use = (kind: Use['kind'], { id, name }: { id: string; name: string | null }): Use =>
    seen.has(id) && name !== null ? { kind, id, name } : { kind, id };
  const uses = [...ads.map((row) => use('ad', row)), ...layouts.map((row) => use('layout', row))];
  return { uses, sentence: sentenceOf(uses) };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

function sentenceOf(uses: readonly Use[]): Sentence {
  const named = uses.filter(({ name }) => name !== undefined).slice(0, NAMED);
  const others = uses.length - named.length;
  const list = (language: 'zh' | 'en') =>
    named.map(({ kind, name }) => (language === 'zh' ? `${WORDS[kind].zh}“${name}”` : `${WORDS[kind].en} “${name}”`));
  const zh =
    others === 0 ? list('zh').join('、') : `${list('zh').join('、')}${named.length > 0 ? '，' : ''}另有 ${others} 处`;
  const more = others === 0 ? [] : [named.length > 0 ? `${others} more` : `${others} that you cannot see`];
  return {
    zh: `素材正在使用，不能删除：${zh}`,
    en: `This material is in use and cannot be deleted: ${[...list('en'), ...more].join(', ')}`,
  };
}
