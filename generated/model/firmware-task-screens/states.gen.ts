// Made by codegen from schemas/firmware-task-screen.yaml. Do not edit: change the schema, or lay a view over it in resources/firmware-task-screens/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const firmwareTaskScreenStates: StatesMeta = {
  field: 'status',
  initial: 'waiting',
  values: {
    waiting: { color: 'neutral', hidden: false, final: false },
    outside: { color: 'neutral', hidden: false, final: false },
    downloading: { color: 'info', hidden: false, final: false },
    installing: { color: 'info', hidden: false, final: false },
    done: { color: 'success', hidden: false, final: false },
    failed: { color: 'error', hidden: false, final: false },
    refused: { color: 'warning', hidden: false, final: false },
    removed: { color: 'neutral', hidden: false, final: false },
    left: { color: 'neutral', hidden: false, final: false },
  },
  system: [
    { from: ['waiting'], to: 'outside' },
    { from: ['outside'], to: 'waiting' },
    { from: ['waiting', 'outside'], to: 'downloading' },
    { from: ['waiting', 'outside', 'downloading'], to: 'installing' },
    { from: ['waiting', 'outside', 'downloading', 'installing', 'failed'], to: 'done' },
    { from: ['waiting', 'outside', 'downloading', 'installing'], to: 'failed' },
    { from: ['downloading', 'installing'], to: 'failed' },
    { from: ['waiting', 'outside'], to: 'refused' },
    { from: ['waiting', 'outside', 'downloading', 'installing', 'failed'], to: 'removed' },
    { from: ['failed'], to: 'waiting' },
    { from: ['waiting', 'outside'], to: 'left' },
  ],
};
