import type { Language } from '#core/protocol/envelope.ts';
import { messages as english } from '#generated/console/messages.en_us.gen.ts';
import { messages as chinese } from '#generated/console/messages.zh_cn.gen.ts';
import { widgetWords as ofWidgets } from '#generated/console/widgets/words.gen.ts';

/** Words nested by key, as the console asks for them. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The words of the schemas in each language. */
export const schemaWords: Readonly<Record<Language, Messages>> = { zh_cn: chinese, en_us: english };

/** The words of the widgets of layouts. */
export const widgetWords: Readonly<Record<Language, Messages>> = ofWidgets;

/** Returns the word at a key, or undefined. */
export function wordIn(messages: Messages, path: readonly string[]): string | undefined {
  let at: string | Messages | undefined = messages;
  for (const key of path) at = typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined;
  return typeof at === 'string' ? at : undefined;
}
