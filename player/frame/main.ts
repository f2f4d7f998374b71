import { isSiteArchive, type FrameWord } from '#stage/frameMessages.ts';
import { siteFrame } from './siteFrame.ts';
import { unpack } from './unpack.ts';

/*
 * Shows the page of an archive. This page has a policy that lets nothing out and no script in but its own and those of
 * the archive; the page of the archive stands in a frame of no origin, which inherits it. A frame may always lead itself
 * elsewhere: that is stopped by the policy of the page around it, which is this one.
 */

const say = (state: FrameWord['state']): void =>
  parent.postMessage({ vitrine: 'frame', state } satisfies FrameWord, location.origin);

function show(files: ReturnType<typeof unpack>): void {
  if (!files) return say('failed');
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('style', 'display:block;width:100%;height:100%;border:0');
  frame.title = document.title;
  addEventListener('message', ({ source, data }: MessageEvent<{ state?: string } | null>) => {
    if (source === null || source !== frame.contentWindow) return;
    if (data?.state === 'ready') frame.contentWindow?.postMessage({ files }, '*');
    else if (data?.state === 'shown') say('shown');
    else if (data?.state === 'failed') say('failed');
  });
  // The function is sent as its own text: it runs where none of our modules is.
  frame.srcdoc = `<!doctype html><meta charset="utf-8"><script>(${siteFrame.toString()})()</script>`;
  document.body.append(frame);
}

for (const element of [document.documentElement, document.body])
  element.setAttribute('style', 'margin:0;height:100%;overflow:hidden');
addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || origin !== location.origin || !isSiteArchive(data) || document.querySelector('iframe'))
    return;
  data.archive.arrayBuffer().then(
    (bytes) => show(unpack(new Uint8Array(bytes))),
    () => say('failed'),
  );
});
say('ready');
