import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { calls } from '#generated/model/calls.gen.ts';
import { routes } from '#generated/server/routes.gen.ts';
import type { CallMeta } from '#core/entity/meta.ts';
import { bindRoutes, type DeclaredRoute } from '#server/dispatch/routes.ts';
import { handlers, handlersFor, type AnyHandler, type Complete } from '#server/handlers/handlers.ts';

const written = handlers as Readonly<Record<string, AnyHandler>>;
const input = z.strictObject({});
const declared = (changes: Partial<CallMeta>): DeclaredRoute => ({ call: { ...calls['tag.list'], ...changes }, input });
const bind = (route: DeclaredRoute) =>
  bindRoutes([route], new Map([[route.call.name, { name: route.call.name, run: async () => null }]]));

describe('the server does not start', () => {
  it.each([
    ['permission', { perm: undefined as unknown as string }, /"tag.list" has no permission that exists: undefined/],
    ['permission that exists', { perm: 'tag.fly' }, /has no permission that exists: tag\.fly/],
    ['system', { systems: [] }, /belongs to no system/],
    ['limit', { limit: 0 }, /has no limit/],
    ['limit that is a number', { limit: Number.NaN }, /has no limit/],
    ['path', { paths: [] }, /has no path/],
    ['path of a call', { paths: ['/tag/list'] }, /has a path that is none/],
  ])('where a call has no %s [A2]', (_, changes, message) => {
    expect(() => bind(declared(changes))).toThrow(message);
  });

  it('where a call has no schema', () => {
    expect(() => bind({ call: calls['tag.list'], input: undefined as unknown as DeclaredRoute['input'] })).toThrow(
      /has no schema/,
    );
  });

  it('where two calls have one path', () => {
    const run = async () => null;
    const both = [declared({}), declared({ name: 'tag.other' })];
    expect(() => bindRoutes(both, new Map(both.map(({ call: { name } }) => [name, { name, run }])))).toThrow(
      /is that of "tag\.list" and of "tag\.other"/,
    );
  });

  it('where a call has no handler, naming all of them', () => {
    expect(() => handlersFor([calls['session.login'], calls['upload.sign']], {})).toThrow(
      /session\.login[\s\S]*upload\.sign/,
    );
  });

  it('where a handler serves no call', () => {
    expect(() => handlersFor([], { 'ad.fly': { name: 'ad.fly', run: async () => null } })).toThrow(
      /"ad\.fly" serves no call/,
    );
  });

  it('where a handler is listed under another name', () => {
    expect(() => handlersFor([calls['tag.list']], { 'tag.list': { name: 'tag.one', run: async () => null } })).toThrow(
      /listed for "tag\.list" is that of "tag\.one"/,
    );
  });
});

it('does not compile where a handler misses, or serves no call [structure 9]', () => {
  const one = { 'ad.fly': handlers['ad.update'] };
  // @ts-expect-error -- all the others are not in it
  const few = one satisfies Complete<object>;
  // @ts-expect-error -- no call is called so
  const many = { ...handlers, ...one } satisfies Complete<typeof handlers & typeof one>;
  expect([few, many]).toBeDefined();
});

describe('as it is declared', () => {
  it('every call has a handler and all its guards', () => {
    const bound = bindRoutes(
      routes,
      handlersFor(
        routes.map(({ call }) => call),
        written,
      ),
    );
    expect(new Set([...bound.values()].map(({ call }) => call.name))).toEqual(new Set(Object.keys(calls)));
  });

  it('says of few calls that anybody may make them', () => {
    const open = (perm: string) =>
      routes
        .filter(({ call }) => call.perm === perm)
        .map(({ call: { name } }) => name)
        .toSorted();
    expect(open('public')).toEqual([
      // A passer-by has no account: the code of a screen, or the ticket of what was sent, lets them in.
      'cast.follow',
      'cast.open',
      'cast.send',
      // Nor has who was given the photo link of a task.
      'monitorTask.handIn',
      'monitorTask.look',
      'phoneFile.sign',
      'phoneFile.verify',
      'session.accountLogin',
      'session.login',
      'session.mobileLogin',
      'session.newPassword',
      'session.register',
      'session.sendCode',
    ]);
    expect(open('open')).toEqual([
      // Orders name owner and buyer, and each sees its own (spec 2 gives them no code).
      'adsOrder.list',
      'adsOrder.one',
      'adsOrder.pace',
      'advertiserFigure.overview',
      // The scope says whose: one's own enterprise, and those below for who may see them.
      'corporation.one',
      // Words that forms offer.
      'dictWord.list',
      'dictWord.one',
      // Public names; the counts of a tree are of what the caller may list.
      'district.list',
      'district.tree',
      'goods.list',
      'goods.one',
      'importTask.failures',
      'importTask.list',
      'importTask.one',
      // Monitoring has no code (spec 2): the scope says whose, a task is handed in by its handler alone, and its link is for the handler
      // and for who holds ad.monitor.
      'monitorPlan.list',
      'monitorPlan.one',
      'monitorTask.finish',
      'monitorTask.link',
      'monitorTask.list',
      'monitorTask.one',
      'monitorTask.see',
      // One's own: the scope of a notice is private.
      'notice.info',
      'notice.list',
      'notice.one',
      'notice.read',
      'notice.readAll',
      // Of oneself; of others it asks for account.view.
      'permission.explain',
      // One's own, and what others of the enterprise share: the scope says so, not a code.
      'savedView.create',
      'savedView.delete',
      'savedView.list',
      'savedView.one',
      'savedView.restore',
      'savedView.update',
      'search.find',
      'search.touched',
      'search.usedBy',
      // One's own account and sessions.
      'session.bind',
      'session.bindCode',
      'session.changePassword',
      'session.endSession',
      'session.home',
      'session.loginSettings',
      'session.logout',
      'session.menu',
      'session.profile',
      'session.updateProfile',
      // The stores that one keeps, or whose department one sees: the specification gives the list no code.
      'store.list',
      'store.one',
      'upload.sign',
      'upload.verify',
      'verification.audit',
      'wallet.status',
      // Warnings have no code (spec 2): who sees a screen sees its warnings.
      'warningEvent.export',
      'warningEvent.list',
      'warningEvent.one',
    ]);
  });
});
