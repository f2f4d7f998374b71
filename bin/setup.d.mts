/** Says whether a version of Node is new enough to run the server. */
export declare function isNewEnough(version: string): boolean;
