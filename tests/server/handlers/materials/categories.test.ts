import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchItem, FieldErrors } from '#core/protocol/reply.ts';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPicture } from '#tests/support/library.ts';

let app: TestApp;
let picture: string;
beforeAll(async () => {
  app = await buildTestApp();
  picture = await addPicture(app, app.personas.owner);
});
afterAll(() => app.close());

const owner = () => app.personas.owner;
const make = async (name: string) => (await data<{ id: string }>(app, owner(), 'materialCategory.create', { name })).id;
const results = async (name: 'material.classify' | 'materialCategory.delete', payload: object) =>
  (await data<{ results: BatchItem[] }>(app, owner(), name, payload)).results;

describe('categories of materials [MAT-07]', () => {
  test('are made, renamed and deleted', async () => {
    const id = await make('Drinks');
    await data(app, owner(), 'materialCategory.update', { id, name: 'Cold drinks' });
    const { list } = await data<{ list: { id: string; name: string }[] }>(app, owner(), 'materialCategory.list', {});
    expect(list.find((one) => one.id === id)?.name).toBe('Cold drinks');
    expect((await results('materialCategory.delete', { ids: [id] }))[0]?.code).toBe(0);
  });

  test('need a name, one of their own', async () => {
    await make('Food');
    const empty = await call<FieldErrors>(app, owner(), 'materialCategory.create', { name: '' }, { language: 'zh_cn' });
    expect(empty).toMatchObject({ code: -10006, data: { errors: { name: '素材分类名称不能为空' } } });
    const twice = await call<FieldErrors>(app, owner(), 'materialCategory.create', { name: 'Food' });
    expect(twice).toMatchObject({ code: -10006, data: { rules: { name: 'taken' } } });
  });

  test('a material is classified beside the folder in which it lies, found by it, and freed of it', async () => {
    const categoryId = await make('Autumn');
    const { folderId } = await data<{ folderId: string | null }>(app, owner(), 'material.one', { id: picture });
    expect((await results('material.classify', { ids: [picture], categoryId }))[0]?.code).toBe(0);
    expect(await data(app, owner(), 'material.one', { id: picture })).toMatchObject({ categoryId, folderId });
    const found = await data<{ total: number }>(app, owner(), 'material.list', { filter: { categoryId } });
    expect(found.total).toBe(1);
    const [inUse] = await results('materialCategory.delete', { ids: [categoryId] });
    expect(inUse).toMatchObject({
      code: -20314,
      message: 'There are still materials in this category: material “poster”',
    });
    await results('material.classify', { ids: [picture], categoryId: null });
    expect(await data(app, owner(), 'material.one', { id: picture })).toMatchObject({ categoryId: null });
    expect((await results('materialCategory.delete', { ids: [categoryId] }))[0]?.code).toBe(0);
  });

  test('of another enterprise is none [PERM-05]', async () => {
    const theirs = await data<{ id: string }>(app, app.personas.rival, 'materialCategory.create', { name: 'Theirs' });
    const reply = await call<FieldErrors>(app, owner(), 'material.classify', { ids: [picture], categoryId: theirs.id });
    expect(reply).toMatchObject({ code: -10006, data: { rules: { categoryId: 'notFound' } } });
  });
});
