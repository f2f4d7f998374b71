import { updating } from '../verbs.ts';

/** Changes a screen; another layout, group or tag is another manifest, so its player is told. */
export const update = updating('device', ({ id }, _merged, { tx, services }) => ({
  effects: () => tx.afterCommit(() => services.hints.send(id)),
}));
