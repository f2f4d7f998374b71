/** Name and looks of the console at one host, from `/host.json` (SES-12). */
export interface Brand {
  name: string;
  /** Address of a picture. */
  logo?: string;
  /** Of the browser's tab; absent: the logo. */
  icon?: string;
  /** `#rrggbb`; the console moves it until it can be read. */
  accent?: string;
}
