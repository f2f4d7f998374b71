import { globSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '#generated/console/words.gen.ts';
import type { PageSentences } from '#src/ui/sentences.ts';

const ROOT = join(import.meta.dirname, '../../..');

const isSentences = (value: unknown): value is PageSentences =>
  typeof value === 'object' && value !== null && 'en_us' in value && 'zh_cn' in value;

/** Messages of single pages and parts, which are bundled with their scripts (…/sentences.ts, …/designerSentences.ts). */
export const pageSentences: readonly PageSentences[] = (
  await Promise.all(
    globSync('{resources,src}/**/*[sS]entences.ts', { cwd: ROOT }).map(
      (file) => import(join(ROOT, file)) as Promise<Record<string, unknown>>,
    ),
  )
).flatMap((module) => Object.values(module).filter(isSentences));

/** Words of the entities, which load with their first page. */
export const entitySentences: readonly PageSentences[] = await Promise.all(
  Object.values(words).flatMap((loads) => loads.map((load): Promise<PageSentences> => load())),
);
