import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#generated/model/calls.gen.ts';
import { call, data } from '#tests/support/call.ts';
import { renderConsole, stubBrowser } from '#tests/support/renderConsole.tsx';
import { buildAdScene, type AdScene } from '../server/handlers/ads/scene.ts';

let scene: AdScene;
beforeAll(async () => {
  scene = await buildAdScene();
});
afterAll(() => scene.close());
beforeEach(() => {
  localStorage.clear();
  stubBrowser();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (path: string, who: 'owner' | 'reviewer' = 'owner') => renderConsole(scene, scene.personas[who], { path });
const create = async (name: 'campaign.create' | 'tag.create', values: object) =>
  (await data<{ id: string }>(scene, scene.personas.owner, name, values)).id;
const device = () => data(scene, scene.personas.owner, 'device.one', { id: scene.deviceId });
const change = async (values: object) => {
  const { rev } = await device();
  await data(scene, scene.personas.owner, 'device.update', { id: scene.deviceId, rev, ...values });
};
const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
/** Rows of the open reverse list, without its head. */
const rows = async () => {
  const table = within(await screen.findByRole('tabpanel')).findByRole('table');
  return within(await table)
    .getAllByRole('row')
    .slice(1);
};

describe('one to many', () => {
  test('a plan lists its ads with their count, a page at a time, from the server', async () => {
    const id = await create('campaign.create', { name: 'Autumn' });
    for (let n = 1; n <= 11; n += 1) await scene.addAd(undefined, { name: `Leaf ${n}`, campaignId: id });
    await scene.addAd(undefined, { name: 'Elsewhere' });
    const inject = vi.spyOn(scene.app, 'inject');
    const { user } = await open(`/campaigns/${id}/show`);
    expect(await tab('Ads (11)')).toBeTruthy();
    expect(await rows()).toHaveLength(10);
    const panel = within(screen.getByRole('tabpanel'));
    await user.click(panel.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    const asked = inject.mock.calls.map((asking) => decodeURIComponent(JSON.stringify(asking)));
    const lists = asked.filter((text) => text.includes(calls['ad.list'].paths[0]!) && text.includes('pageSize'));
    expect(lists.every((text) => text.includes(id))).toBe(true);
    expect(panel.queryByRole('columnheader', { name: /Plan/ })).toBeNull();
  });

  test('leads to the whole list with the same filter, and to a new one with the plan chosen', async () => {
    const id = await create('campaign.create', { name: 'Winter' });
    await scene.addAd(undefined, { name: 'Snow', campaignId: id });
    const { user, router } = await open(`/campaigns/${id}/show`);
    await user.click(await screen.findByRole('link', { name: 'All ads' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ads' })).toBeTruthy();
    expect(await screen.findByText('Snow')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/adv_mag');
    expect(await screen.findByRole('button', { name: /Plan: Winter/ })).toBeTruthy();
    expect(screen.queryByText('Elsewhere')).toBeNull();
    cleanup();
    const again = await open(`/campaigns/${id}/show`);
    await again.user.click(await screen.findByRole('link', { name: 'New ad' }));
    await waitFor(async () =>
      expect(await screen.findByRole('combobox', { name: /Plan/ })).toHaveProperty('value', 'Winter'),
    );
  });

  test('shows no list that the session may not read [PERM-03]', async () => {
    const id = await scene.addAd(undefined, { name: 'Seen by few' });
    await open(`/ads/${id}/show`, 'reviewer');
    expect(await tab(/Download status/)).toBeTruthy();
    expect(screen.queryByRole('tab', { name: /Proof/ })).toBeNull();
    cleanup();
    await open(`/ads/${id}/show`);
    expect(await tab(/Proof/)).toBeTruthy();
  });
});

describe('many to many', () => {
  test('the tags of a screen are chips, and a tag lists its screens', async () => {
    const id = await create('tag.create', { name: 'AppServices floor' });
    await change({ tagIds: [id] });
    const { user } = await open(`/devices/${scene.deviceId}/show`);
    const chip = await screen.findByRole('link', { name: 'AppServices floor' });
    expect(chip.closest('li')).toBeTruthy();
    await user.click(chip);
    await user.click(await tab('Devices (1)'));
    expect(await within(await screen.findByRole('tabpanel')).findByText('Lobby')).toBeTruthy();
  });

  test('are searched and picked on the server, and one is made on the spot', async () => {
    for (let n = 0; n < 12; n += 1) await create('tag.create', { name: `Floor ${n + 10}` });
    const { user } = await open(`/devices/${scene.deviceId}`);
    const group = within(await screen.findByRole('group', { name: 'Tags' }));
    await user.click(await group.findByRole('button', { name: /Change selection|Choose: Tags/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Choose: Tags' }));
    await user.type(picker.getByRole('searchbox', { name: 'Search' }), 'Floor 21');
    await waitFor(() => expect(picker.getAllByRole('checkbox')).toHaveLength(1));
    await user.click(picker.getByRole('checkbox', { name: 'Floor 21' }));
    await user.click(picker.getByRole('button', { name: 'New tag' }));
    const form = within(await screen.findByRole('dialog', { name: 'New tag' }));
    const name = await form.findByRole('textbox', { name: /Name/ });
    expect(name).toHaveProperty('value', 'Floor 21');
    await user.clear(name);
    await user.type(name, 'Rooftop');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New tag' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: /^Use the \d chosen/ }));
    await group.findByText('Rooftop');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(((await device())['tagIds'] as string[]).length).toBeGreaterThan(1));
    const { list } = await data<{ list: { id: string; name: string }[] }>(scene, scene.personas.owner, 'tag.list', {
      page: 1,
      pageSize: 50,
    });
    const named = (await device())['tagIds'] as string[];
    expect(named.map((id) => list.find((tag) => tag.id === id)?.name)).toEqual(
      expect.arrayContaining(['Floor 21', 'Rooftop']),
    );
  });
});

test('a new screen begins in the only group there is, which is no change to be saved; of two the operator chooses', async () => {
  const group = () => screen.findByRole('combobox', { name: /^Group/ });
  const { user, router } = await open('/dev_mag/manual_add_dev');
  await waitFor(async () => expect(await group()).toHaveProperty('value', 'Default group'));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dev_mag'));
  cleanup();
  const { id } = await data<{ id: string }>(scene, scene.personas.owner, 'deviceGroup.create', {
    name: 'Second',
    kind: 'common',
  });
  const again = await open('/dev_mag/manual_add_dev');
  await again.user.click(await group());
  expect(await screen.findByRole('option', { name: 'Second' })).toBeTruthy();
  expect(await group()).toHaveProperty('value', '');
  await data(scene, scene.personas.owner, 'deviceGroup.delete', { ids: [id] });
});

test('a new group is made by its own form inside the field that needs it, and chosen at once', async () => {
  const { user } = await open(`/devices/${scene.deviceId}`);
  const field = await screen.findByRole('combobox', { name: /Group/ });
  await waitFor(() => expect(field).not.toHaveProperty('value', ''));
  await user.clear(field);
  await user.type(field, 'Entrance');
  await user.click(await screen.findByRole('option', { name: 'New: Entrance' }));
  const form = within(await screen.findByRole('dialog', { name: 'New device group' }));
  expect(await form.findByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Entrance');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Group/ })).toHaveProperty('value', 'Entrance'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { groupId } = await device();
    const group = await data<{ name: string }>(scene, scene.personas.owner, 'deviceGroup.one', { id: groupId });
    expect(group.name).toBe('Entrance');
  });
});

describe('a tree', () => {
  test('a department lists those below it', async () => {
    const { own } = scene.personas;
    const { user } = await open(`/departments/${own.departmentId}/show`);
    await user.click(await tab('Departments below (2)'));
    const panel = within(await screen.findByRole('tabpanel'));
    expect(await panel.findByText('North')).toBeTruthy();
    expect(panel.getByText('South')).toBeTruthy();
  });

  test('narrows a list at its side to a node and all below it', async () => {
    const { own } = scene.personas;
    await change({ deptId: own.southId });
    const { user, router } = await open('/devices');
    const tree = within(await screen.findByRole('navigation', { name: 'Department' }));
    await user.click(await tree.findByRole('button', { name: 'North' }));
    expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
    const top = tree.getAllByRole('button')[1]!;
    await user.click(top);
    expect(await screen.findByText('Lobby')).toBeTruthy();
    const filter = JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '') as unknown;
    expect(filter).toEqual({ deptId: { in: [own.departmentId, own.northId, own.southId] } });
    expect(top.getAttribute('aria-current')).toBe('true');
    await user.click(tree.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{}'));
  });

  test('is chosen from as a tree', async () => {
    const { user } = await open(`/devices/${scene.deviceId}`);
    await user.click(await screen.findByRole('combobox', { name: /Department/ }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['North', 'South']));
  });
});

describe('polymorphic', () => {
  test('a screen lists the ads that are aimed at it, and not those at a group of the same id', async () => {
    const { own } = scene.personas;
    await scene.addAd(undefined, { name: 'At the group', targetType: 'deviceGroup', targetIds: [own.groupId] });
    const id = await scene.addAd(undefined, { name: 'At the screen' });
    const { user } = await open(`/devices/${scene.deviceId}/show`);
    await user.click(await tab(/^Ads/));
    expect(await within(await screen.findByRole('tabpanel')).findByText('At the screen')).toBeTruthy();
    expect(screen.queryByText('At the group')).toBeNull();
    cleanup();
    await open(`/ads/${id}/show`);
    const chip = await screen.findByRole('link', { name: 'Lobby' });
    expect(chip.getAttribute('href')).toContain(scene.deviceId);
    const { code } = await call(scene, scene.personas.owner, 'ad.list', {
      page: 1,
      filter: { targetType: 'device', targetIds: own.groupId },
    });
    expect(code).toBe(0);
  });
});
