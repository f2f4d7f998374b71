/** Returns the file's name of a Content-Disposition header (RFC 6266): the UTF-8 form wins over the plain one. */
export function fileNameOf(disposition: string): string | null {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A malformed escape: the plain form may still be there.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(disposition);
  return plain?.[1] ?? plain?.[2]?.trim() ?? null;
}
