// In the place of `jsonexport`, with which react-admin's own export would write a sheet. Ours comes from the server (UI-10).

export default function jsonexport(): never {
  throw new Error('Lists are exported by the server: give the list exporter={false}.');
}
