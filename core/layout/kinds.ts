import { adSlot } from './widgets/adSlot.ts';
import { picture } from './widgets/picture.ts';
import { text } from './widgets/text.ts';
import { video } from './widgets/video.ts';
import { webPage } from './widgets/webPage.ts';

/** Every kind of widget there is; a new one is a file in widgets/, a line here and a file in stage/widgets/. */
export const widgetKinds = { text, picture, video, webPage, adSlot } as const;
