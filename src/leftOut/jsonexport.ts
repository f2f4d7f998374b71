// Replaces `jsonexport`, which react-admin's own export uses. The console's exports come from the server (UI-10).

export default function jsonexport(): never {
  throw new Error('Lists are exported by the server: give the list exporter={false}.');
}
