// Prints server/policies/districts.json: the divisions of China as @vant/area-data (MIT) has them, each with its code of six
// digits, its name, and a name in English. English names are made here once by pinyin-pro (MIT), never where the console runs.
// Run it after an update of @vant/area-data: npm run districts
import { writeFileSync } from 'node:fs';
import { areaList } from '@vant/area-data';
import { pinyin } from 'pinyin-pro';

// Names that English has of its own, or that are no Chinese words.
const KNOWN = {
  内蒙古自治区: 'Inner Mongolia',
  广西壮族自治区: 'Guangxi',
  西藏自治区: 'Tibet',
  宁夏回族自治区: 'Ningxia',
  新疆维吾尔自治区: 'Xinjiang',
  陕西省: 'Shaanxi',
  台湾省: 'Taiwan',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macau',
  呼和浩特市: 'Hohhot',
  包头市: 'Baotou',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  巴彦淖尔市: 'Bayannur',
  乌兰察布市: 'Ulanqab',
  兴安盟: 'Hinggan League',
  锡林郭勒盟: 'Xilingol League',
  阿拉善盟: 'Alxa League',
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',
  拉萨市: 'Lhasa',
  日喀则市: 'Shigatse',
  昌都市: 'Qamdo',
  林芝市: 'Nyingchi',
  那曲市: 'Nagqu',
  阿里地区: 'Ngari Prefecture',
  乌鲁木齐市: 'Ürümqi',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  哈密市: 'Hami',
  阿克苏地区: 'Aksu Prefecture',
  喀什地区: 'Kashgar Prefecture',
  和田地区: 'Hotan Prefecture',
  塔城地区: 'Tacheng Prefecture',
  阿勒泰地区: 'Altay Prefecture',
  石河子市: 'Shihezi',
  台北市: 'Taipei',
  新北市: 'New Taipei',
  高雄市: 'Kaohsiung',
  台南市: 'Tainan',
  台中市: 'Taichung',
  基隆市: 'Keelung',
  新竹市: 'Hsinchu City',
  嘉义市: 'Chiayi City',
  桃园市: 'Taoyuan',
  金门县: 'Kinmen County',
  南投县: 'Nantou County',
  宜兰县: 'Yilan County',
  新竹县: 'Hsinchu County',
  苗栗县: 'Miaoli County',
  彰化县: 'Changhua County',
  嘉义县: 'Chiayi County',
  云林县: 'Yunlin County',
  屏东县: 'Pingtung County',
  台东县: 'Taitung County',
  花莲县: 'Hualien County',
  澎湖县: 'Penghu County',
  连江县: 'Lienchiang County',
  香港岛: 'Hong Kong Island',
  九龙: 'Kowloon',
  新界: 'New Territories',
  湾仔区: 'Wan Chai',
  油尖旺区: 'Yau Tsim Mong',
  深水埗区: 'Sham Shui Po',
  九龙城区: 'Kowloon City',
  黄大仙区: 'Wong Tai Sin',
  观塘区: 'Kwun Tong',
  屯门区: 'Tuen Mun',
  元朗区: 'Yuen Long',
  大埔区: 'Tai Po',
  西贡区: 'Sai Kung',
  沙田区: 'Sha Tin',
  葵青区: 'Kwai Tsing',
  荃湾区: 'Tsuen Wan',
  离岛区: 'Islands District',
  澳门半岛: 'Macau Peninsula',
  氹仔岛: 'Taipa',
  路环岛: 'Coloane',
  路氹城: 'Cotai',
  省直辖县: 'Counties of the province',
  县: 'Counties',
  自治区直辖县级行政区划: 'Cities of the region',
  郊区: 'Suburban District',
  城区: 'Urban District',
  矿区: 'Mining District',
};
// The same name stands for another place elsewhere.
const BY_CODE = { 810101: 'Central and Western', 810103: 'Eastern', 810104: 'Southern', 810303: 'North District' };
const SIDES = { 东: 'East', 西: 'West', 南: 'South', 北: 'North', 中: 'Central' };

// Kinds of divisions, the longest first, and what English says of them at the level of cities and below.
const KINDS = [
  ['高新技术产业开发区', 'High-tech Zone'],
  ['经济技术开发区', 'Economic and Technological Development Zone'],
  ['经济开发区', 'Economic Development Zone'],
  ['循环化工园区', 'Chemical Park'],
  ['开发区', 'Development Zone'],
  ['示范区', 'Demonstration Zone'],
  ['管理区', 'Management Area'],
  ['工业园区', 'Industrial Park'],
  ['自治州', 'Autonomous Prefecture'],
  ['自治县', 'Autonomous County'],
  ['自治旗', 'Autonomous Banner'],
  ['特别行政区', ''],
  ['自治区', ''],
  ['街道', 'Subdistrict'],
  ['地区', 'Prefecture'],
  ['林区', 'Forestry District'],
  ['特区', 'Special District'],
  ['新区', 'New Area'],
  ['矿区', 'Mining District'],
  ['省', ''],
  ['市', ''],
  ['区', 'District'],
  ['县', 'County'],
  ['旗', 'Banner'],
  ['盟', 'League'],
  ['镇', 'Town'],
  ['乡', 'Township'],
  ['岛', 'Island'],
];
const PEOPLES = {
  蒙古族: 'Mongol',
  蒙古: 'Mongol',
  回族: 'Hui',
  藏族: 'Tibetan',
  维吾尔: 'Uyghur',
  苗族: 'Miao',
  彝族: 'Yi',
  壮族: 'Zhuang',
  布依族: 'Bouyei',
  朝鲜族: 'Korean',
  满族: 'Manchu',
  侗族: 'Dong',
  瑶族: 'Yao',
  白族: 'Bai',
  土家族: 'Tujia',
  哈尼族: 'Hani',
  哈萨克族: 'Kazakh',
  哈萨克: 'Kazakh',
  傣族: 'Dai',
  黎族: 'Li',
  傈僳族: 'Lisu',
  佤族: 'Va',
  畲族: 'She',
  拉祜族: 'Lahu',
  水族: 'Sui',
  东乡族: 'Dongxiang',
  纳西族: 'Naxi',
  景颇族: 'Jingpo',
  柯尔克孜: 'Kyrgyz',
  土族: 'Tu',
  达斡尔族: 'Daur',
  达斡尔: 'Daur',
  仫佬族: 'Mulao',
  羌族: 'Qiang',
  布朗族: 'Blang',
  撒拉族: 'Salar',
  毛南族: 'Maonan',
  仡佬族: 'Gelao',
  锡伯: 'Xibe',
  普米族: 'Pumi',
  塔吉克: 'Tajik',
  怒族: 'Nu',
  鄂温克族: 'Evenki',
  保安族: 'Bonan',
  裕固族: 'Yugur',
  独龙族: 'Derung',
  鄂伦春: 'Oroqen',
  各族: 'Multiethnic',
};

/** Spells a Chinese name: 西安 → Xi'an. */
function spelled(name) {
  const syllables = pinyin(name, { toneType: 'none', type: 'array' });
  const joined = syllables.map((each, at) => (at > 0 && /^[aoe]/.test(each) ? `'${each}` : each)).join('');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** Takes the names of peoples from the end of a name: 恩施土家族苗族 → 恩施, Tujia and Miao. */
function withoutPeoples(name) {
  const found = [];
  let stem = name;
  for (let word = true; word;) {
    word = Object.keys(PEOPLES).find((each) => stem.endsWith(each) && stem.length > each.length);
    if (!word) break;
    found.unshift(PEOPLES[word]);
    stem = stem.slice(0, -word.length);
  }
  const last = found.pop();
  return { stem, peoples: last === undefined ? '' : found.length > 0 ? `${found.join(', ')} and ${last}` : last };
}

/** Returns the English name of a division. */
function english(code, name) {
  const known = BY_CODE[code] ?? KNOWN[name];
  if (known) return known;
  const kind = KINDS.find(([word]) => name.endsWith(word) && name.length > word.length);
  if (!kind) return spelled(name);
  const [word, says] = kind;
  const { stem, peoples } = says.startsWith('Autonomous')
    ? withoutPeoples(name.slice(0, -word.length))
    : { stem: name.slice(0, -word.length), peoples: '' };
  return [SIDES[stem] ?? spelled(stem), peoples, says].filter(Boolean).join(' ');
}

const all = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const lines = Object.keys(all)
  .toSorted()
  .map((code) => JSON.stringify([code, all[code], english(code, all[code])]));
writeFileSync(new URL('../server/policies/districts.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${lines.length} divisions`);
