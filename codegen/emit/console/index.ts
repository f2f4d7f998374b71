import type { Emitter } from '../emitter.ts';
import { actions } from './actions.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { messages, words } from './messages.ts';
import { reference } from './reference.ts';
import { resources } from './resources.ts';
import { show } from './show.ts';
import { slots } from './slots.ts';
import { widgetForms } from './widgetForms.ts';
import { widgetWords } from './widgetWords.ts';

/** Emitters of the console: thin static views over src/ui, and every word in both languages. */
export const consoleEmitters: Emitter[] = [
  slots,
  reference,
  actions,
  list,
  form,
  show,
  resources,
  words,
  messages,
  widgetForms,
  widgetWords,
];
