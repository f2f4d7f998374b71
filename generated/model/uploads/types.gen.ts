// Made by codegen from schemas/upload.yaml. Do not edit: change the schema, or lay a view over it in resources/uploads/.

export interface UploadSignInput {
  /**
   * Whose field it is for: its x-file says what is taken
   */
  entity: string;
  /**
   * Without it: a sheet that is imported
   */
  field?: string;
  /**
   * With its ending
   */
  name: string;
  size: number;
}

export interface UploadSignOutput {
  uploadId: string;
  /**
   * Where the multipart form is posted to
   */
  url: string;
  /**
   * Posted before the file, in this order: access id, callback, policy, key, signature
   */
  fields: { name: string; value: string }[];
}

export interface UploadVerifyInput {
  uploadId: string;
}

export interface UploadVerifyOutput {
  /**
   * What the field is set to
   */
  uploadId: string;
  /**
   * Opens the file for a while
   */
  url: string;
}
