import { dataCardMeta } from '#generated/model/data-cards/meta.gen.ts';
import { isLoopback } from '../loopback.ts';
import { StartRefusal } from '../startRefusal.ts';
import { urlPart } from '../urlPart.ts';
import type { ControlCenterSettings } from './controlCenter.ts';

/** Operators that a card may have, and the one whose cards the platform has where nothing is said. */
const OPERATORS = dataCardMeta.fields.find(({ name }) => name === 'operator')?.values ?? [];
const DEFAULT = 'unicom';

const refused = (what: string): StartRefusal =>
  new StartRefusal(`CARDS_URL ${what} It is written as jasper://user:apiKey@restapi10.jasper.com?operator=unicom.`);

/** Returns the settings of CARDS_URL, whose scheme names the platform. Throws `StartRefusal` with what is wrong. */
export function readCardsUrl(text: string): ControlCenterSettings {
  const url = new URL(text);
  if (url.protocol !== 'jasper:') throw refused(`names the platform “${url.protocol.slice(0, -1)}”; there is jasper.`);
  if (url.hostname === '') throw refused('names no host.');
  if (url.username === '' || url.password === '') throw refused('lacks the user or the API key.');
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'operator');
  if (unknown !== undefined) throw refused(`has “${unknown}”, which is not operator.`);
  const operators = (url.searchParams.get('operator') ?? DEFAULT).split(',');
  const other = operators.find((name) => !OPERATORS.includes(name));
  if (other !== undefined) throw refused(`names the operator “${other}”; there are ${OPERATORS.join(', ')}.`);
  return {
    origin: `${isLoopback(url.hostname) ? 'http' : 'https'}://${url.host}`,
    user: urlPart(url.username, refused),
    apiKey: urlPart(url.password, refused),
    operators,
  };
}
