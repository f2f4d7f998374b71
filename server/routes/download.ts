import type { FastifyInstance } from 'fastify';
import { agentDownload } from '../agentDownload.ts';

/** Registers GET /download/vitrine-agent-<version>.zip, the shell of a screen; any other name or version is not here. */
export function downloadRoute(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/download/:name', async (request, reply) => {
    const offered = await agentDownload();
    if (!offered || offered.url !== `/download/${request.params.name}`)
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'not found' });
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${request.params.name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .send(Buffer.from(offered.zip));
  });
}
