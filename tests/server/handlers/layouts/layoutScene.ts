import type { LayoutDocument, Widget } from '#core/layout/document.ts';
import { widgetKinds } from '#generated/layout/widgets.gen.ts';
import type { TestApp } from '#tests/support/buildTestApp.ts';
import { call, data, type CallOptions } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';

/** Makes a widget of a kind with its defaults, 100 × 100 at the corner. */
export const widget = (id: string, kind: Widget['kind'], box: object = {}, props: object = {}): Widget =>
  ({
    id,
    name: id,
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    ...box,
    kind,
    props: { ...widgetKinds[kind].defaults, ...props },
  }) as Widget;

export const drawn = (...widgets: Widget[]): LayoutDocument => ({
  version: 1,
  width: 1280,
  height: 720,
  pages: [{ id: 'home', name: 'Home', background: '#000000', widgets }],
});

/** Makes a layout of the owner's enterprise as a person does. */
export async function makeLayout(app: TestApp, name: string, document: LayoutDocument): Promise<string> {
  const { width, height } = document;
  const { id } = await data<{ id: string }>(app, app.personas.owner, 'layout.create', {
    name,
    width,
    height,
    document,
  });
  return id;
}

/** Adds somebody of the owner's enterprise who holds these permissions and no other; returns the id of the role as well. */
export function addEditor(
  app: TestApp,
  userName: string,
  permissions: readonly string[],
): Promise<Persona & { roleId: string }> {
  const { own } = app.personas;
  return app.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const { id: roleId } = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert({
      name: userName,
      roleType: 'staff',
      dataScope: 'deptTree',
      permissions: [...permissions],
      builtIn: false,
    });
    const persona = await addPersona(tx, app.services, {
      userName,
      corporation: own,
      roleId,
      deptId: own.departmentId,
      system: 'YXF',
      password: 'x',
    });
    return { ...persona, roleId };
  });
}

interface Opened {
  document: LayoutDocument;
  published: LayoutDocument;
  rev: number;
  savedBy: string | null;
  version: number | null;
}

/** The calls of a draft, as one of its editors makes them. */
export const drafting = (app: TestApp, who: Persona, layoutId: string) => ({
  open: () => data<Opened>(app, who, 'layoutDraft.open', { layoutId }),
  save: (rev: number, document: unknown, options: CallOptions = {}) =>
    call<{ rev: number; errors?: Record<string, string> }>(
      app,
      who,
      'layoutDraft.save',
      { layoutId, rev, document },
      options,
    ),
  publish: (rev: number, more: object = {}, options: CallOptions = {}) =>
    call<{ version: number; screens: number; errors?: object; permission?: string }>(
      app,
      who,
      'layoutDraft.publish',
      { layoutId, rev, ...more },
      options,
    ),
});

/** Returns the layout that screens play now. */
export const played = async (app: TestApp, id: string): Promise<LayoutDocument> =>
  (await data<{ document: LayoutDocument }>(app, app.personas.owner, 'layout.one', { id })).document;
