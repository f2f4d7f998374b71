/** Returns a Content-Disposition header (RFC 6266) with an RFC 8187 name, so that Chinese file names survive. */
export function disposition(kind: 'inline' | 'attachment', name: string | undefined): string {
  if (!name) return kind;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
