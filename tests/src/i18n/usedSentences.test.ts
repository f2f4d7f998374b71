import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageSentences } from '#src/ui/sentences.ts';

const ROOT = join(import.meta.dirname, '../../..');

const texts = ['src', 'resources', 'core', 'stage'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
);

/** Keys as the code writes them, whether it translates them there or hands them on. */
const literals = new Set(
  texts.flatMap((text) => [...text.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)].map((m) => m[1]!)),
);

/** Keys that the code composes, as in `wall.verdict.${verdict}`: each gap may be anything. */
const composed = texts
  .flatMap((text) => [...text.matchAll(/`([a-z]\w*\.[^`\s]*\$\{[^`]*)`/g)].map((m) => m[1]!))
  .map(
    (template) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
          .join('[\\w.]*')}$`,
      ),
  );

/** Ends of keys whose beginning is handed in, as in `${words}.screens`. */
const endings = texts.flatMap((text) => [...text.matchAll(/`\$\{[^}`]*\}(\.[a-z]\w*)`/g)].map((m) => m[1]!));

const isAsked = (key: string): boolean =>
  literals.has(key) || composed.some((pattern) => pattern.test(key)) || endings.some((ending) => key.endsWith(ending));

const flat = (catalogue: object, prefix = ''): string[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : flat(value as object, `${prefix}${key}.`),
  );

const isBoth = (value: unknown): value is PageSentences =>
  typeof value === 'object' && value !== null && 'en_us' in value;

const FILES = Object.entries(
  import.meta.glob<object>('../../../{resources,src}/**/*entences.ts', { eager: true }),
).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(isBoth)
    .map(({ en_us }): [string, string[]] => [path.replace('../../../', ''), flat(en_us)]),
);

test.each(FILES)('%s has no sentence that nothing asks for [UI-04]', (_path, keys) => {
  expect(keys.map((key) => key.replace(/_(one|other)$/, '')).filter((key) => !isAsked(key))).toEqual([]);
});
