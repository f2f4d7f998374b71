// Made by codegen from schemas/device-timer.yaml. Do not edit: change the schema, or lay a view over it in resources/device-timers/.

import type { StatesMeta } from '#core/entity/meta.ts';

export const deviceTimerStates: StatesMeta = {
  field: 'status',
  initial: 'enabled',
  values: { enabled: { color: 'success', hidden: false, final: false }, paused: { color: 'neutral', hidden: false, final: false }, over: { color: 'neutral', hidden: false, final: false } },
  system: [{ from: ['enabled'], to: 'over' }],
};
