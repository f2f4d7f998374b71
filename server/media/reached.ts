import type { MediaStore } from '../services.ts';

/** Returns a store whose addresses a page at another host reaches (SES-12): those of the media folder are paths of this server. */
export function reachedFrom(media: MediaStore, at: (path: string) => string): MediaStore {
  if (media.origin !== null) return media;
  return {
    ...media,
    async postPolicy(policy) {
      const form = await media.postPolicy(policy);
      return { ...form, url: at(form.url) };
    },
    signedUrl: async (key, options) => at(await media.signedUrl(key, options)),
  };
}
