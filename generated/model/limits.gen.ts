// Made by codegen from schemas/_limits.yaml. Do not edit: change the schemas.

export const limits = {
  /** In milliseconds; spec 5, 9; AD-04: start after now, end after start. */
  scheduling: 300000,
  /** In milliseconds; spec 5; DEV-07: between power off and power on. */
  powerGap: 300000,
  /** In milliseconds; spec 5, 9; DEV-08. */
  remotePauseMin: 5000,
  /** In milliseconds; spec 5, 9; DEV-08. */
  remotePauseMax: 1800000,
  /** In milliseconds; spec 9; HOME-03, DEV-01: shown in red. */
  expiringSoon: 1296000000,
  /** In count; our decision in ENT-11: points of each type that a trial begins with. */
  trialPoints: 3,
  /** In count; our decision in ENT-11: points given at once. */
  pointsIssued: 500,
  /** In bytes; our decision in HOME-07: a screen with less free space needs attention. */
  storageLow: 524288000,
  /** In milliseconds; our decision: three heartbeats late is offline. */
  heartbeatMissed: 90000,
  /** In milliseconds; our decision: nextSyncMs of a device that has nothing to do. */
  heartbeatEvery: 30000,
  /** In milliseconds; spec 5, 9; DEV-12: the monitoring period is longer than this. */
  offlinePeriodMin: 1800000,
  /** In milliseconds; spec 9; DEV-12. */
  offlineMailShort: 1800000,
  /** In milliseconds; spec 9; DEV-12. */
  offlineMailLong: 3600000,
  /** In milliseconds; spec 9; ME-01: default of the software's self-start. */
  selfStart: 15000,
  /** In count; spec 4; DEV-02: latest records of a device's online status. */
  onlineHistory: 10,
  /** In count; spec 5, 9; AD-05. */
  materialsPerAd: 20,
  /** In count; spec 5, 9; LAY-04. */
  liveWidgets: 6,
  /** In count; our decision in LAY-02. */
  pagesPerLayout: 20,
  /** In pixels; spec 5, 9; LAY-01. */
  layoutSideMin: 48,
  /** In pixels; spec 5, 9; LAY-01. */
  layoutSideMax: 11520,
  /** In fen; spec 5, 9; LAY-06: per thousand plays. */
  rtbPriceMin: 0,
  /** In fen; spec 5, 9; LAY-06: per thousand plays. */
  rtbPriceMax: 1000000,
  /** In count; spec 5, 9; DEV-06. */
  devicePhotos: 3,
  /** In bytes; spec 5, 9; DEV-06. */
  devicePhoto: 5242880,
  /** In pixels; our decision: a side of a picture or film that says more is not believed; a manifest takes no more. */
  mediaSide: 100000,
  /** In milliseconds; our decision: a film or sound that says it is longer is not believed, and marked as not playable; a manifest takes no more. */
  mediaLength: 86400000,
  /** In count; spec 5, 9; SES-02. */
  userNameMin: 6,
  /** In count; spec 5, 9; SES-02. */
  passwordMin: 6,
  /** In count; spec 5, 9; DEV-08. */
  lockPasswordDigits: 4,
  /** In milliseconds; spec 4, 9; SES-08. */
  logoutDelay: 300,
  /** In milliseconds; our decision in SES-04. */
  codeResend: 60000,
  /** In milliseconds; our decision in SES-04. */
  codeLife: 300000,
  /** In count; our decision in SES-04: wrong tries that burn a code. */
  codeTries: 5,
  /** In count; our decision: wrong passwords in a row that lock an account. */
  loginTries: 10,
  /** In milliseconds; our decision: how long it stays locked. */
  loginLock: 900000,
  /** In milliseconds; our decision: a session that nobody uses ends. */
  sessionLife: 604800000,
  /** In milliseconds; our decision in NET-04. */
  clockSkew: 300000,
  /** In milliseconds; our decision: longer than a stale clock may be off twice. */
  replayKept: 900000,
  /** In bytes; our decision: body of a call. */
  bodyMax: 1048576,
  /** In count; our decision: rows of a list. */
  pageSizeMax: 200,
  /** In count; our decision: ids in one batch. */
  batchMax: 200,
  /** In milliseconds; our decision: an upload that nothing names by then is removed; a part that is asked for begins it anew. */
  uploadLife: 3600000,
  /** In bytes; our decision in NET-07: what is larger is sent in parts of this size, so that a break costs one of them; S3 takes none below 5. */
  uploadPart: 8388608,
  /** In count; our decision: forms of parts that one answer has. */
  uploadForms: 8,
  /** In milliseconds; our decision: how long a signed link to a file opens. */
  mediaLink: 1800000,
  /** In count; our decision in UI-10: rows of one export. */
  exportRows: 50000,
  /** In count; reliability A14: rows of one import. */
  importRows: 5000,
  /** In count; our decision: columns of one import. */
  importColumns: 200,
  /** In bytes; reliability A14: a workbook of 5 MB unpacks to no more. */
  importUnpacked: 16777216,
  /** In bytes; reliability A14: memory of the thread that reads a workbook. */
  importMemory: 268435456,
  /** In milliseconds; reliability A14: time of the thread that reads a workbook. */
  importTime: 20000,
  /** In count; our decision: rows whose errors a task shows; all of them stand in its sheet. */
  importErrorsShown: 100,
  /** In milliseconds; our decision: an import that moves no row for so long has lost its process. */
  importStale: 60000,
  /** In count; our decision: how often an import is begun that moves no row, before it is given up. */
  importTries: 5,
  /** In milliseconds; our decision: pause after the first such fault; it doubles with each further one. */
  importRetry: 30000,
  /** In milliseconds; our decision: how long the rows that failed can be fetched. */
  importKept: 2592000000,
  /** In milliseconds; UI-11: what was deleted can be brought back for so long. */
  binKept: 2592000000,
  /** In milliseconds; our decision: by so much the clock may differ from one that cannot be set, before timed work waits. */
  clockJump: 1800000,
  /** In milliseconds; our decision: so long a server may have been switched off, before it asks whether the clock is right. */
  clockGap: 1209600000,
  /** In milliseconds; our decision: how far CLOCK_CONFIRMED, a day, may be from now in whatever zone it was meant. */
  clockConfirm: 129600000,
  /** In milliseconds; our decision: an enrolment that nobody adds ends. */
  enrolLife: 86400000,
  /** In milliseconds; our decision: a player that has not asked for so long is gone; it shows another number when it comes back. */
  enrolSilent: 1800000,
  /** In count; our decision: screens behind one address that wait to be added at once. */
  enrolPerAddress: 200,
  /** In count; our decision: the same of all addresses; nobody installs so many at once. */
  enrolsWaiting: 20000,
  /** In count; our decision: connections on which a device listens; the oldest ends, since a page that was loaded anew leaves one behind. */
  hintsPerDevice: 2,
  /** In count; our decision: the same of one address: a building behind one router works. */
  hintsPerAddress: 2000,
  /** In milliseconds; our decision: nextMs of a player that waits to be added. */
  enrolAsk: 3000,
  /** In milliseconds; our decision: a screen that was offline for longer may tell its older plays, and none of them counts. */
  playsLate: 7776000000,
  /** In count; our decision: plays in one sync. */
  playsPerSync: 500,
  /** In milliseconds; spec 4, 9; MKT-02. */
  orderWindowOnline: 3600000,
  /** In milliseconds; spec 4, 9; MKT-02. */
  orderWindowOffline: 86400000,
  /** In count; spec 5, 9; ME-02. */
  noticeMails: 10,
  /** In count; spec 7; NET-10. */
  trackingBatch: 10,
  /** In milliseconds; spec 7; NET-10. */
  trackingFlush: 5000,
  /** In milliseconds; spec 7; NET-10. */
  trackingSession: 1800000,
} as const;

export interface UploadLimits {
  maxBytes: number;
  /** Without dot, in small letters. */
  endings: readonly string[];
}

/** What may be uploaded as what. */
export const uploads = {
  image: { maxBytes: 10485760, endings: ['jpg', 'png', 'bmp', 'jpeg'] },
  video: { maxBytes: 209715200, endings: ['mp4', 'mov', 'wmv', 'avi'] },
  audio: { maxBytes: 52428800, endings: ['mp3'] },
  archive: { maxBytes: 2147483648, endings: ['zip', 'rar'] },
  sheet: { maxBytes: 5242880, endings: ['xlsx'] },
  document: { maxBytes: 83886080, endings: ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'pdf'] },
} as const satisfies Readonly<Record<string, UploadLimits>>;
