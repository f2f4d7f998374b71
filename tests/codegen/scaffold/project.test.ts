import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Project } from '#codegen/scaffold/project.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(join(import.meta.dirname, '../../../schemas'), join(root, 'schemas'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('npm run new builds the model once, and again where somebody has changed a schema before the next question', () => {
  const project = new Project(root);
  const first = project.model();
  expect(project.model()).toBe(first);
  const schema = join(root, 'schemas/tag.yaml');
  appendFileSync(schema, '# A line more.\n');
  expect(project.model()).not.toBe(first);
  appendFileSync(schema, 'no: key of a schema\n');
  expect(() => project.model()).toThrow('schemas/ has mistakes');
});
