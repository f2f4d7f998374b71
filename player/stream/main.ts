import '../oldEngine.ts';
import type { FrameWord, StreamOrder } from '#stage/frameMessages.ts';
import { playStream } from '#stage/widgets/stream.ts';

/*
 * Shows one live stream in a page of the console, whose own policy lets it ask no other host. This page may, and does
 * nothing else.
 */

const say = (state: FrameWord['state']): void =>
  parent.postMessage({ vitrine: 'frame', state } satisfies FrameWord, location.origin);

const { url, fit, mute } = JSON.parse(decodeURIComponent(location.hash.slice(1))) as StreamOrder;
const video = document.createElement('video');
video.playsInline = true;
Object.assign(video.style, { display: 'block', width: '100%', height: '100%', objectFit: fit });
for (const { style } of [document.documentElement, document.body])
  Object.assign(style, { margin: '0', height: '100%', overflow: 'hidden' });
document.body.append(video);
playStream(video, { url, mute, onShown: () => say('shown'), onFault: () => say('failed') });
