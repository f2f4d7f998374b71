// Made by codegen from schemas/phone-file.yaml. Do not edit: change the schema, or lay a view over it in resources/phone-files/.

export interface PhoneFileSignInput {
  /**
   * Of the screen, or of the link, that it is for
   */
  code: string;
  /**
   * With its ending
   */
  name: string;
  size: number;
}

export interface PhoneFileSignOutput {
  uploadId: string;
  /**
   * Where the multipart form is posted to
   */
  url: string;
  /**
   * Posted before the file, in this order
   */
  fields: { name: string; value: string }[];
}

export interface PhoneFileVerifyInput {
  code: string;
  uploadId: string;
}

export interface PhoneFileVerifyOutput {
  /**
   * What /applet/cast/send or /applet/task/finish names
   */
  uploadId: string;
  width: number;
  height: number;
  /**
   * Bytes of what is kept
   */
  size: number;
}
