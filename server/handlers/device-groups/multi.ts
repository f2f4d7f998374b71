import { deviceGroupMeta } from '#generated/model/device-groups/meta.gen.ts';
import { handler } from '../../call/handler.ts';
import { itemReply } from '../../call/answer.ts';
import { refusalOf } from '../../call/refuse.ts';
import type { HandlerContext, InputOf, LogEntry, OutputOf } from '../../call/types.ts';
import { create } from '../crud/create.ts';

type Context = HandlerContext<InputOf<'deviceGroup.multi'>>;
type Line = InputOf<'deviceGroup.multi'>['groups'][number];
type Result = OutputOf<'deviceGroup.multi'>['results'][number];

/** Makes one group as its create call would. */
async function make(context: Context, { layoutId = null, ...line }: Line): Promise<string> {
  const input = { ...line, layoutId, kind: 'multiScreen' };
  return (await create(deviceGroupMeta, { ...context, input })).id;
}

/** Makes many multi-screen groups, each in its own savepoint: one that is refused does not hold back the others (DEV-11). */
export const multi = handler('deviceGroup.multi', async (context) => {
  const results: Result[] = [];
  for (const line of context.input.groups) {
    const lines: LogEntry[] = [];
    try {
      const item = { ...context, log: (entry: LogEntry) => void lines.push(entry) };
      const id = await context.tx.savepoint(() => make(item, line));
      lines.forEach(context.log);
      results.push({ id, code: 0, message: 'ok' });
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      const reply = itemReply(refused, context.language, 'deviceGroup');
      results.push({ id: null, ...reply });
      context.log({ targetName: line.name, code: reply.code });
    }
  }
  return { results };
});
