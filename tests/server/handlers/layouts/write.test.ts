import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/buildTestApp.ts';
import { call, data } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';

let app: TestApp;
let editor: Persona;
beforeAll(async () => {
  app = await buildTestApp();
  const { own } = app.personas;
  editor = await app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const { id: roleId } = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert({
      name: 'Layout editor',
      roleType: 'staff',
      dataScope: 'deptTree',
      permissions: ['layout.view', 'layout.add', 'layout.edit', 'layout.text'],
      builtIn: false,
    });
    return addPersona(tx, app.services, {
      userName: 'layout_editor',
      corporation: own,
      roleId,
      deptId: own.departmentId,
      system: 'YXF',
      password: 'x',
    });
  });
});
afterAll(() => app.close());

const box = { x: 0, y: 0, width: 320, height: 180 };
const page = (url: string) => ({ ...box, id: 'page', name: 'Page', kind: 'webPage', props: { url } });
const area = {
  ...box,
  id: 'main',
  name: 'Ads',
  kind: 'adSlot',
  y: 180,
  props: { background: '#000000', fit: 'contain' },
};
const layout = (name: string, ...widgets: object[]) => ({
  name,
  width: 640,
  height: 360,
  document: {
    version: 1,
    width: 640,
    height: 360,
    pages: [{ id: 'home', name: 'Home', background: '#000000', widgets }],
  },
});

describe('security 13: a page from outside needs a permission of its own [PERM-02, LAY-03]', () => {
  test('to be placed', async () => {
    const { owner } = app.personas;
    expect(
      await call(app, editor, 'layout.create', layout('With a page', page('https://evil.example/'))),
    ).toMatchObject({
      code: -10005,
      data: { permission: 'layout.staticPage', errors: { document: expect.any(String) } },
    });
    expect((await call(app, editor, 'layout.create', layout('Without', area))).code).toBe(0);
    expect((await call(app, owner, 'layout.create', layout('Allowed', page('https://good.example/')))).code).toBe(0);
  });

  test('and to lead elsewhere; the rest of such a layout may be changed', async () => {
    const { owner } = app.personas;
    const good = page('https://good.example/');
    const { id } = await data<{ id: string }>(app, owner, 'layout.create', layout('Kept', good));
    const { document } = layout('', page('https://evil.example/'));
    expect((await call(app, editor, 'layout.update', { id, document })).code).toBe(-10005);
    const moved = layout('', { ...good, x: 320 }, area).document;
    expect((await call(app, editor, 'layout.update', { id, document: moved })).code).toBe(0);
    expect(await data(app, owner, 'layout.one', { id })).toMatchObject({ document: moved });
  });
});

test('a list has the places of the widgets of the home page, those that were published last [LAY-01]', async () => {
  const { owner } = app.personas;
  const { id } = await data<{ id: string }>(app, owner, 'layout.create', layout('Seen', area));
  const listed = async () => {
    const { list } = await data<{ list: { id: string; outline: unknown; document?: unknown }[] }>(
      app,
      owner,
      'layout.list',
      {
        filter: { name: 'Seen' },
      },
    );
    return list.find((one) => one.id === id);
  };
  const place = ({ kind, x, y, width, height }: typeof area) => ({ kind, x, y, width, height });
  expect((await listed())?.outline).toEqual([place(area)]);
  const moved = { ...area, x: 320, width: 320 };
  await data(app, owner, 'layout.update', { id, document: layout('', moved).document });
  expect((await listed())?.outline).toEqual([place(moved)]);
  expect(await listed()).not.toHaveProperty('document');
  // Sent with a layout, it counts for nothing: it is what the document says.
  expect((await call(app, owner, 'layout.update', { id, outline: [] })).code).toBe(-10006);
});
