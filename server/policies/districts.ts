import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/protocol/envelope.ts';

/** Code of six digits, Chinese name, English name. */
type Division = readonly [code: string, zh: string, en: string];

interface Divisions {
  byCode: ReadonlyMap<string, Division>;
  /** Codes right below a division, those of provinces under the empty code. */
  below: ReadonlyMap<string, readonly string[]>;
}

let loaded: Divisions | undefined;

/** The divisions of China, read when first asked for (printed by `npm run districts`). */
function divisions(): Divisions {
  if (loaded) return loaded;
  const list = JSON.parse(readFileSync(join(import.meta.dirname, 'districts.json'), 'utf8')) as Division[];
  const below = new Map<string, string[]>();
  for (const [code] of list) {
    const above = wayTo(code).at(-2) ?? '';
    const known = below.get(above);
    if (known) known.push(code);
    else below.set(above, [code]);
  }
  loaded = { byCode: new Map(list.map((division) => [division[0], division])), below };
  return loaded;
}

/** Returns the codes of province, city and district, as far as a code goes: 440106 → 440000, 440100, 440106. */
export function wayTo(code: string): string[] {
  const way = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code];
  return [...new Set(way)];
}

/** Returns the first and the last code that a division can have in it, its own included: 310000 → 310000 to 319999. */
export function districtRange(code: string): [first: string, last: string] {
  const own = code.replace(/(?:00){1,2}$/, '');
  return [code, own.padEnd(code.length, '9')];
}

/** Returns whether there is a division with this code. */
export const isDistrict = (code: string): boolean => divisions().byCode.has(code);

/** Returns the codes right below a division, or of the provinces. */
export const districtsBelow = (code: string | undefined): readonly string[] => divisions().below.get(code ?? '') ?? [];

/** Returns the name of a division; the code itself where there is none. */
export function districtName(code: string, language: Language): string {
  const found = divisions().byCode.get(code);
  return found ? found[language === 'zh_cn' ? 1 : 2] : code;
}

/** Returns the names from the province down, each once: Shanghai, Xuhui District. */
export function districtNames(code: string, language: Language): string[] {
  const names = wayTo(code).map((each) => districtName(each, language));
  return names.filter((name, at) => name !== names[at - 1]);
}

const BETWEEN = /\s*[/、,，>]\s*/;

/** Returns the code that somebody means in a sheet: the code itself, or names from the province down in either language. */
export function districtOf(text: string): string | undefined {
  const said = text.trim();
  if (isDistrict(said)) return said;
  const wanted = said.split(BETWEEN).filter((name) => name !== '');
  const fits = (code: string) =>
    (['zh_cn', 'en_us'] as const).some((language) => {
      const names = districtNames(code, language).map((name) => name.toLowerCase());
      return names.length === wanted.length && names.every((name, at) => name === wanted[at]!.toLowerCase());
    });
  return [...divisions().byCode.keys()].find(fits);
}

/** Endings that people leave out: 广东, 延边, Tianhe. Longer ones stand first. */
const ENDINGS =
  /(?:(?:维吾尔|壮族|回族)?自治区|特别行政区|地区|[省市区县旗盟]|\s+(?:(?:autonomous )?(?:prefecture|county|region)|municipality|province|district|city|league))$/i;
/** Chinese names keep at least two characters: 城区 is no 城. */
const LEAST_NAME = 2;

function bareName(name: string): string {
  const bare = name.replace(ENDINGS, '');
  return (bare.length < LEAST_NAME ? name : bare).toLowerCase();
}

/**
 * Returns the one division among these that a name means; none where several may be meant. A name without ending means
 * any that begins so; one with another ending means another division, but for provinces.
 */
function meant(codes: readonly string[], name: string): string | undefined {
  const said = name.toLowerCase();
  const namesOf = (code: string) => [districtName(code, 'zh_cn'), districtName(code, 'en_us')];
  const exact = codes.filter((code) => namesOf(code).some((each) => each.toLowerCase() === said));
  if (exact.length > 0) return exact.length === 1 ? exact[0] : undefined;
  const alike = codes.filter((code) =>
    namesOf(code).some((each) => bareName(each) === (wayTo(code).length === 1 ? bareName(name) : said)),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

/** Returns the division below another that a name means; it may be further down, where nobody typed the level between. */
function meantBelow(code: string | undefined, name: string): string | undefined {
  let level = districtsBelow(code);
  const direct = meant(level, name);
  if (direct !== undefined) return direct;
  const further: string[] = [];
  while (level.length > 0) {
    level = level.flatMap((each) => districtsBelow(each));
    further.push(...level);
  }
  return meant(further, name);
}

/** Returns the division that somebody typed from the province down, and the names from the first that means none. */
export function placeOf(names: readonly string[]): { code: string | undefined; left: string[] } {
  const said = names.map((name) => name.trim()).filter((name) => name !== '');
  let code: string | undefined;
  for (const [at, name] of said.entries()) {
    const below = meantBelow(code, name);
    const isSame = code !== undefined && meant([code], name) !== undefined;
    if (below === undefined && !isSame) return { code, left: said.slice(at) };
    code = below ?? code;
  }
  return { code, left: [] };
}

/** A division with something in it. */
export interface DivisionNode {
  code: string;
  name: string;
  /** 0: a province. */
  depth: number;
  /** In it and below it. */
  count: number;
}

/** Returns the divisions of what was counted by code and all above them, what lies below right behind; codes of none are left out. */
export function divisionTree(
  counts: Iterable<readonly [code: string, count: number]>,
  language: Language,
): DivisionNode[] {
  const sums = new Map<string, number>();
  for (const [code, count] of counts)
    if (isDistrict(code)) for (const each of wayTo(code)) sums.set(each, (sums.get(each) ?? 0) + count);
  // A city that is its province, such as Shanghai, is one step.
  const isStep = (code: string) => !code.endsWith('00') || districtNames(code, language).length === wayTo(code).length;
  return [...sums.keys()]
    .filter(isStep)
    .toSorted()
    .map((code) => {
      const depth = districtNames(code, language).length - 1;
      return { code, name: districtName(code, language), depth, count: sums.get(code)! };
    });
}
