// Made by codegen from schemas/platform-device.yaml. Do not edit: change the schema, or lay a view over it in resources/platform-devices/.

export interface PlatformDeviceFindInput {
  /**
   * The eight letters and digits that it shows
   */
  number: string;
}

export interface PlatformDeviceFindOutput {
  /**
   * added: within what the caller sees. waiting: it shows this number, and nobody has added it
   */
  state: 'added' | 'elsewhere' | 'waiting' | 'unknown';
  /**
   * Where the caller sees it
   */
  deviceId: string | null;
  name: string | null;
  /**
   * Name of the enterprise that has it, where the caller sees it or is the platform
   */
  corporation: string | null;
  /**
   * Of that enterprise, to the platform alone
   */
  contact: string | null;
  phone: string | null;
  /**
   * State of the device
   */
  status: string | null;
  /**
   * When its player was heard last
   */
  seenAt: string | null;
}
