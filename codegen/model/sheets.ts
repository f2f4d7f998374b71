import { didYouMean } from '../problems.ts';
import type { Desk } from './desk.ts';
import type { Entity, Field } from './types.ts';

/** What goes in and out as a sheet. */
export function buildSheets(desk: Desk, fields: ReadonlyMap<string, Field>): Pick<Entity, 'importing' | 'exporting'> {
  const { 'x-import': importing, 'x-export': exporting, 'x-calls': calls = {} } = desk.data;
  for (const [key, sheet] of Object.entries({ 'x-import': importing, 'x-export': exporting })) {
    sheet?.columns?.forEach((name, index) => desk.field(fields, name, [key, 'columns', index]));
    if (sheet) desk.permission(sheet.perm, [key, 'perm']);
    if (sheet && !calls[sheet.call])
      desk.problem(
        [key, 'call'],
        'unknown-call',
        `"${sheet.call}" is no verb of x-calls`,
        didYouMean(sheet.call, Object.keys(calls)),
      );
  }
  const { entityNames } = desk.shared.sources;
  if (importing?.job && !entityNames.includes(importing.job))
    desk.problem(
      ['x-import', 'job'],
      'unknown-entity',
      `"${importing.job}" is no entity`,
      didYouMean(importing.job, entityNames),
    );
  return {
    ...(importing
      ? {
          importing: {
            perm: importing.perm,
            columns: importing.columns,
            template: importing.template === true,
            verb: importing.call,
            ...(importing.job ? { job: importing.job } : {}),
          },
        }
      : {}),
    ...(exporting
      ? { exporting: { perm: exporting.perm, columns: exporting.columns ?? [], verb: exporting.call } }
      : {}),
  };
}
