import type { Reply } from '#core/protocol/reply.ts';
import type { SyncAnswer, SyncRequest } from '#core/manifest/sync.ts';
import { call, data, type Caller } from '#tests/support/call.ts';
import { postFile, type Applied } from '#tests/support/library.ts';
import type { TestApp } from '#tests/support/buildTestApp.ts';
import { buildSync, type Scene, type Screen } from '../../player/scene.ts';

/** Sends a file for the field of a package; returns the last answer, or the first that refuses. */
export async function sendFile(
  test: TestApp,
  caller: Caller,
  name: string,
  bytes: Buffer,
  language: 'en_us' | 'zh_cn' = 'en_us',
): Promise<Reply<{ uploadId: string }>> {
  const asked = { entity: 'firmware', field: 'file', name, size: bytes.length };
  const form = await call<Applied>(test, caller, 'upload.sign', asked, { language });
  if (form.code < 0) return form;
  const { uploadId } = form.data as Applied;
  await postFile(test, form.data as Applied, bytes);
  return call<{ uploadId: string }>(test, caller, 'upload.verify', { uploadId }, { language });
}

/** Uploads a package; returns its id. */
export async function addPackage(test: TestApp, caller: Caller, name: string, bytes: Buffer): Promise<string> {
  const sent = await sendFile(test, caller, name, bytes);
  if (sent.code < 0) throw new Error(`the file was refused: ${sent.code} ${sent.message}`);
  const { uploadId } = sent.data as { uploadId: string };
  return (await data<{ id: string }>(test, caller, 'firmware.create', { file: uploadId })).id;
}

const SHELL = {
  protocol: 1,
  name: 'test-shell',
  version: '1.0.0',
  platform: 'android' as const,
  sources: [],
  installKinds: ['apk' as const, 'firmware' as const],
};

/** A screen with a shell around its player that can install. */
export interface ShellScreen extends Screen {
  /** Syncs; what is told of installations goes with it. */
  tell: (installs?: SyncRequest['status']['installs'], shell?: Partial<typeof SHELL> | null) => Promise<SyncAnswer>;
}

export async function addShellScreen(
  scene: Scene,
  changes: Parameters<Scene['addScreen']>[0] = {},
): Promise<ShellScreen> {
  const screen = await scene.addScreen(changes);
  return {
    ...screen,
    async tell(installs, shell = {}) {
      const status = {
        ...buildSync(scene.clock.now()).status,
        capabilities: shell ? ['install'] : ['restart'],
        ...(shell ? { shell: { ...SHELL, ...shell } } : {}),
        ...(installs ? { installs } : {}),
      };
      const { status: code, body } = await scene.sync(screen, { status });
      if (code !== 200) throw new Error(`the sync was refused: ${code}`);
      return body;
    },
  };
}
