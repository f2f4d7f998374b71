import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { data } from '#tests/support/call.ts';
import { addPersona, type Persona } from '#tests/support/personas.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildScene, HOUR, type Scene } from '../../server/player/scene.ts';

let scene: Scene;
/** Walks from screen to screen, and may see none of them in the console. */
let visitor: Persona;
beforeAll(async () => {
  scene = await buildScene();
  const { own } = scene.personas;
  visitor = await scene.services.store.write({ kind: 'system', corpId: null }, async (tx) => {
    const { id: roleId } = await tx.as({ kind: 'system', corpId: own.corpId }).roles.insert({
      name: 'Visitor',
      roleType: 'staff',
      dataScope: 'dept',
      permissions: [],
      builtIn: false,
    });
    const of = { corporation: own, deptId: own.southId, system: 'YXF', password: 'not used' } as const;
    return addPersona(tx, scene.services, { ...of, userName: 'visitor_one', roleId });
  });
});
afterAll(() => scene.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a handler who sees no screens reads which one a task is at, and where [MON-01]', async () => {
  const { deviceId } = await scene.addScreen({ name: 'North gate', address: 'Main Street 1' });
  const { id: planId } = await data<{ id: string }>(scene, scene.personas.owner, 'monitorPlan.create', {
    name: 'Spring tea',
    taskName: 'Look for spring tea',
    handlerId: visitor.userId,
    deadline: new Date(scene.clock.now() + HOUR).toISOString(),
    deviceIds: [deviceId],
  });
  const { list } = await data<{ list: { id: string }[] }>(scene, visitor, 'monitorTask.list', { filter: { planId } });
  await renderConsole(scene, visitor, { path: `/monitor-tasks/${list[0]!.id}/show` });
  expect(await screen.findByText('North gate')).toBeTruthy();
  expect(screen.getByText('Main Street 1')).toBeTruthy();
  // Their name is no link to what they may not open.
  expect(screen.queryByRole('link', { name: 'North gate' })).toBeNull();
  cleanup();
  await renderConsole(scene, visitor, { path: '/monitor-tasks' });
  expect(await screen.findByText('North gate')).toBeTruthy();
});
