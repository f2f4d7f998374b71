import { adMeta } from '#generated/model/ads/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import type { HandlerContext } from '../../call/types.ts';
import { hintAds } from '../../player/affected.ts';
import { actionOf } from '../actionOf.ts';
import { act, type ActionInput } from '../transition.ts';

/** Stops or starts ads, and tells their screens: what was stopped leaves them with the next sync (AD-17). */
async function play(name: 'pause' | 'start', context: HandlerContext<ActionInput>) {
  await hintAds(context.tx, context.services.hints, context.input.ids);
  return act(adMeta, actionOf(adMeta, name), context);
}

export const pause = handler('ad.pause', (context) => play('pause', context));
export const start = handler('ad.start', (context) => play('start', context));
