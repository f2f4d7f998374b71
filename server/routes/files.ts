import type { FastifyInstance } from 'fastify';
import type { FolderStore } from '../media/folder.ts';
import type { Services } from '../services.ts';
import { mediaRoutes } from './media.ts';
import { playerRoutes } from './player.ts';
import { storeRoutes } from './store.ts';

/** Binds what is no call: the embedded object store, files by their upload, and what screens ask. */
export function fileAndPlayerRoutes(app: FastifyInstance, services: Services & { media: FolderStore }): void {
  storeRoutes(app, services);
  mediaRoutes(app, services);
  playerRoutes(app, services, services.config.rateFactor);
}
